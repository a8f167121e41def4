import { defineCommand } from 'citty'
import { flawsOf } from '../baseline/check-uses.ts'
import { youngApis } from '../baseline/features.ts'
import { portalFiles, usesIn } from '../baseline/uses.ts'

/** `baseline`: no API that not all browsers have ("Baseline widely available") without its fallback. Exit 1 when one is bare. */
export const baseline = defineCommand({
  meta: { name: 'baseline', description: 'Name the browser APIs that not all have and that lack a fallback' },
  run() {
    const flaws = flawsOf(usesIn(portalFiles(), youngApis()))
    for (const flaw of flaws) console.error(flaw)
    process.exitCode = flaws.length > 0 ? 1 : 0
  },
})
