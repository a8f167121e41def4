import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontFile } from './font-file.ts'

const face = '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff'

/** The face from the installed package. */
export const fontFromPackage: FontFile = () => readFile(createRequire(import.meta.url).resolve(face))
