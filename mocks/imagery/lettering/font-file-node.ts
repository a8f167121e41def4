import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontFile } from './font-file.ts'

const face = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'

/** The face from the installed package. */
export const fontFromPackage: FontFile = () => readFile(createRequire(import.meta.url).resolve(face))
