import { taughtOf } from '../../../state/course/taught.ts'
import type { WorldHead } from '../../../state/world/world-data.ts'
import { instant } from '../../shared/instant.ts'
import type { Control } from './types.ts'

type Told = Pick<Control<'WorldSummary'>, 'label' | 'lastStepAt' | 'trouble' | 'sheet'>

/** What a trainer is told of a world beside who is where. */
export function courseView(head: Partial<Pick<WorldHead, 'course' | 'pace'>>): Told {
  const { course, pace } = taughtOf(head)
  const { label, sheet } = course
  const { stepAt, troubleAt, troubleOf, troubleStatus } = pace
  const trouble = { at: instant(troubleAt), operationId: troubleOf, status: troubleStatus || null }
  const { id: sheetId, startedAt, done } = sheet
  return {
    ...(label && { label }),
    ...(stepAt > 0 && { lastStepAt: instant(stepAt) }),
    ...(troubleAt > 0 && { trouble }),
    ...(sheetId && { sheet: { sheetId, startedAt: instant(startedAt), done: Object.keys(done) } }),
  }
}
