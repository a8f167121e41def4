import type { Attachment, Errand, ErrandUpdate } from '#gen/case_management/model.ts'

/** What a completion brings; only what is given changes. */
export type ErrandChanges = Omit<ErrandUpdate, 'site'>

type Files = Pick<Errand, 'attachments'>

/**
 * What is left to do of a change that failed, by the errand as it was and as it is: the answer may have been lost and not
 * the change, or another window has made a part of it. A file that is gone is not taken away again, nor one that has come
 * sent again.
 */
export function stillToDo(changes: ErrandChanges, before: Files, now: Files): ErrandChanges {
  const isIn = (files: Files, id: string) => files.attachments.some(({ attachmentId }) => attachmentId === id)
  const come = now.attachments.filter(({ attachmentId }) => !isIn(before, attachmentId))
  const gone = changes.RemoveFiles?.filter((id) => isIn(now, id))
  const added = changes.NewFiles?.filter((file) => !takeOne(come, file))
  return {
    ...changes,
    RemoveFiles: gone && gone.length > 0 ? gone : undefined,
    NewFiles: added && added.length > 0 ? added : undefined,
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
