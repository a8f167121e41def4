import { join } from 'node:path'
import { defineCommand } from 'citty'
import { root } from '../generate/paths.ts'
import { builds } from '../portal/builds.ts'
import { initialJsBudget, initialJsOf } from '../portal/initial-js.ts'

/** `size`: what the search page loads first, against its budget. Exit 1 when it is too much. */
export const size = defineCommand({
  meta: { name: 'size', description: 'Weigh the initial JavaScript of the search page in dist/' },
  run() {
    const { files, total } = initialJsOf(join(root, builds.production.outDir))
    for (const { file, gzip } of files) console.log(`${kilobytes(gzip).padStart(8)}  ${file}`)
    console.log(`${kilobytes(total).padStart(8)}  of ${kilobytes(initialJsBudget)} (gzip)`)
    process.exitCode = total > initialJsBudget ? 1 : 0
  },
})

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
