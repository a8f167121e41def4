import { hash } from '../../../catalogue/lib/random.ts'
import type { Stage } from '../../../catalogue/types.ts'

/** What opens the tours of a stage. It says nothing about who asks. */
export function tourToken({ id }: Pick<Stage, 'id'>): string {
  return `tok-${id.replace(/^stage-/, '')}-${hash(`tour-token/${id}`).toString(16)}`
}
