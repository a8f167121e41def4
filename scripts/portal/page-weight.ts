import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * The most that the page may weigh with the styles and first lines in it, in bytes after Brotli. With 24,784 bytes a slow
 * phone showed the first picture a round trip later by Lighthouse's reckoning, on four pages of four; with 24,615 it did
 * not (docs/performance/portal.md).
 */
export const pageBudget = 24_600

/**
 * What the page of a build weighs, in bytes after Brotli.
 *
 * @param outDir a build of the portal
 * @throws when the build is not there
 */
export const pageWeightOf = (outDir: string): number =>
  brotliCompressSync(readFileSync(join(outDir, 'index.html'))).length
