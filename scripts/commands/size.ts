import { join } from 'node:path'
import { defineCommand } from 'citty'
import { root } from '../generate/paths.ts'
import { builds } from '../portal/builds.ts'
import { arrivalNames, initialJsBudget, initialJsOf } from '../portal/initial-js.ts'
import { pageBudget, pageWeightOf } from '../portal/page-weight.ts'

/** `size`: what the pages that most visits begin with load first, against their budgets. Exit 1 when one is too much. */
export const size = defineCommand({
  meta: {
    name: 'size',
    description: 'Weigh the page in dist/ and the initial JavaScript of four of its kinds',
  },
  run() {
    const outDir = join(root, builds.production.outDir)
    const page = pageWeightOf(outDir)
    console.log(
      `${kilobytes(page).padStart(8)}  of ${kilobytes(pageBudget)} (Brotli): the page with its styles`,
    )
    const pages = arrivalNames.map((name) => ({ name, ...initialJsOf(outDir, name) }))
    for (const { name, files, total } of pages) {
      console.log(`${kilobytes(total).padStart(8)}  of ${kilobytes(initialJsBudget)} (gzip): ${name}`)
      for (const { file, gzip } of files) console.log(`${kilobytes(gzip).padStart(12)}  ${file}`)
    }
    process.exitCode = page > pageBudget || pages.some(({ total }) => total > initialJsBudget) ? 1 : 0
  },
})

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
