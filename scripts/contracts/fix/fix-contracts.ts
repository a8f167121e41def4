import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Config, type NormalizedProblem, lint, loadConfig } from '@redocly/openapi-core'
import { root } from '../../generate/paths.ts'
import { addMember } from './add-member.ts'
import { placeOf, remedies } from './remedies.ts'

/** What was added, as `contracts/booking.yaml: the answer 429 (TooManyRequests)`. */
export type Mended = { file: string; says: string }

/**
 * Adds to contracts what the rules ask for and nobody has to decide, and writes their files. Rule by rule, because what
 * one asks for may show what was added for another.
 *
 * @param files contracts, absolute
 */
export async function fixContracts(files: readonly string[]): Promise<Mended[]> {
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') })
  const mended: Mended[] = []
  for (const [rule, make] of remedies) {
    const problems = (await problemsIn(files, config)).filter(({ ruleId }) => ruleId === rule)
    for (const problem of problems) {
      const place = placeOf(problem)
      const remedy = place && (await make(place, problem.message))
      if (!remedy) continue
      const text = addMember(await readFile(remedy.file, 'utf8'), remedy.addition)
      if (text === undefined) continue
      await writeFile(remedy.file, text)
      mended.push({ file: relative(root, remedy.file).replaceAll('\\', '/'), says: remedy.says })
    }
  }
  return mended
}

/** What the linter finds; what several contracts share is found once for each, and told once. */
async function problemsIn(files: readonly string[], config: Config): Promise<NormalizedProblem[]> {
  const found = new Map<string, NormalizedProblem>()
  for (const ref of files) {
    for (const problem of await lint({ ref, config })) {
      const place = placeOf(problem)
      found.set(`${problem.ruleId} ${place?.file} ${place?.pointer} ${problem.message}`, problem)
    }
  }
  return [...found.values()]
}
