import type { Attachment, Errand, ErrandUpdate } from '#gen/case_management/model.ts'

/** What a completion brings; only what is given changes. */
export type ErrandChanges = Omit<ErrandUpdate, 'site'>

type Texts = Omit<ErrandChanges, 'RemoveFiles' | 'NewFiles'>
type Files = Pick<Errand, 'attachments'>
type Now = Files & Pick<Errand, keyof Texts>

/**
 * What is left to do of a change that failed, by the errand as it was and as it is: the answer may have been lost and not
 * the change, or another window has made a part of it. A text that stands is not sent again, a file that is gone is not
 * taken away again, nor one that has come sent again. Undefined when nothing is left.
 */
export function stillToDo(changes: ErrandChanges, before: Files, now: Now): ErrandChanges | undefined {
  const { RemoveFiles = [], NewFiles = [], ...texts } = changes
  const isIn = (files: Files, id: string) => files.attachments.some(({ attachmentId }) => attachmentId === id)
  const come = now.attachments.filter(({ attachmentId }) => !isIn(before, attachmentId))
  const other = Object.entries(texts).filter(([part, text]) => now[part as keyof Texts] !== text)
  const gone = RemoveFiles.filter((id) => isIn(now, id))
  const added = NewFiles.filter((file) => !takeOne(come, file))
  if (other.length + gone.length + added.length === 0) return undefined
  return {
    ...Object.fromEntries(other),
    ...(gone.length > 0 && { RemoveFiles: gone }),
    ...(added.length > 0 && { NewFiles: added }),
  }
}

/** Each file that has come stands for one that was sent. */
function takeOne(come: Attachment[], file: Blob): boolean {
  const at = come.findIndex(
    ({ filename, size }) => file instanceof File && filename === file.name && size === file.size,
  )
  if (at !== -1) come.splice(at, 1)
  return at !== -1
}
