import { control } from '../../control.ts'
import { answered } from '../../director/mock/answered.ts'
import type { Beginning } from './beginning.ts'
import { whyOf } from '../actions/in-each.ts'
import { newNames } from './world-names.ts'

type Wanted = {
  base: string
  count: number
  label: string
  beginning: Beginning
  taken: ReadonlySet<string>
}

/** Makes worlds one after the other. Those made before one is refused stay; the answer tells of both. */
export async function makeWorlds({ base, count, label, beginning, taken }: Wanted) {
  const made: { id: string; name: string }[] = []
  for (const { id, name } of newNames(base, count, taken)) {
    const body = { id, name, ...beginning, ...(label && { label }) }
    try {
      await answered(control.POST('/__mock/worlds', { body }))
      made.push({ id, name })
    } catch (error) {
      return { made, failures: [{ name, why: whyOf(error) }] }
    }
  }
  return { made, failures: [] }
}
