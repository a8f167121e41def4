import { catchUp, sheetNamed } from '../../../sheets/follow-sheet.ts'
import { ownValue } from '../../../engine/own-value.ts'
import type { World } from '../../../state/world.ts'
import { instant, instantOrNull } from '../../shared/instant.ts'
import { privateReply } from '../../shared/reply.ts'
import { sheetWords } from '../shared/sheet-words.ts'
import type { Control, ControlOperation } from '../shared/types.ts'

export const getLesson: ControlOperation<'getLesson'> = ({ query, world }) => {
  catchUp(world)
  const { text, sentAt } = world.data.course.message
  const message = text ? { text, sentAt: instant(sentAt) } : null
  return privateReply(200, { message, sheet: sheetOf(world, query.language) })
}

function sheetOf({ data }: World, language?: Control<'Mail'>['locale']): Control<'Lesson'>['sheet'] {
  const { id, startedAt, done } = data.course.sheet
  const sheet = sheetNamed(id)
  if (!sheet) return null
  const words = sheetWords(id, language)
  const steps = sheet.steps.map((step) => ({
    id: step.id,
    text: words.of(step.id),
    doneAt: instantOrNull(ownValue(done, step.id)),
  }))
  return { id, title: words.title, startedAt: instant(startedAt), steps }
}
