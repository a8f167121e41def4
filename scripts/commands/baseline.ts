import { defineCommand } from 'citty'
import { checkUses } from '../baseline/check-uses.ts'
import { notWidelyAvailable } from '../baseline/features.ts'
import { portalFiles, usesIn } from '../baseline/uses.ts'

/** `baseline`: no API that not all browsers have ("Baseline widely available") without its fallback. Exit 1 when one is bare. */
export const baseline = defineCommand({
  meta: { name: 'baseline', description: 'Name the browser APIs that not all have and that lack a fallback' },
  run() {
    const findings = checkUses(usesIn(portalFiles(), notWidelyAvailable()))
    for (const finding of findings) console.error(finding)
    process.exitCode = findings.length > 0 ? 1 : 0
  },
})
