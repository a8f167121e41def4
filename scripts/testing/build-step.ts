import { type Build, buildPortal, builds } from '../portal/builds.ts'
import { sum, type Tally } from '../reports/tally.ts'

/** Builds what ships and the mocked portal, one after the other. */
export async function buildAll(): Promise<Tally> {
  return sum([await buildStep(builds.production), await buildStep(builds.mocked)])
}

/** Builds the portal for the tests, prints a line about it and counts it as one test. */
export async function buildStep(build: Build): Promise<Tally> {
  const { code, output, seconds } = await buildPortal(build)
  const passed = code === 0
  console.log(`${passed ? '✓' : '✗'} build      ${build.about} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(output.trim().replaceAll(/^/gm, '    '))
  return { passed: Number(passed), failures: passed ? [] : [`build: ${build.about}`], skipped: 0 }
}
