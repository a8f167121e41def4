import { control } from '../control.ts'
import { answered } from '../director/answered.ts'
import { whyOf } from './in-each.ts'
import { newNames } from './world-names.ts'

type Wanted = { base: string; count: number; scenarioId: string | undefined; taken: ReadonlySet<string> }

/** Makes worlds one after the other. Those made before one is refused stay; the answer tells of both. */
export async function makeWorlds({ base, count, scenarioId, taken }: Wanted) {
  const made: string[] = []
  for (const { id, name } of newNames(base, count, taken)) {
    try {
      await answered(
        control.POST('/__mock/worlds', { body: { id, name, ...(scenarioId && { scenarioId }) } }),
      )
      made.push(name)
    } catch (error) {
      return { made, failures: [{ name, why: whyOf(error) }] }
    }
  }
  return { made, failures: [] }
}
