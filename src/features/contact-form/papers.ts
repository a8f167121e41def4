import { AppError } from '#src/api/errors.ts'
import { takeFiles } from '#src/domain/attachments.ts'
import type { RefusedFile } from '#src/domain/attachments.ts'

/** What a file dialog offers for an application: PDF and Word. */
export const acceptedPapers =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const isPaper = ({ name }: File) => /\.(pdf|docx)$/i.test(name)

/** Which of some new files go along with an application, beside those chosen already, and why the others do not (T-077). */
export function takePapers(
  added: readonly File[],
  chosen: readonly File[],
): { files: File[]; refused: RefusedFile[] } {
  const taken = takeFiles(added.filter(isPaper), { chosen })
  const foreign = added
    .filter((file) => !isPaper(file))
    .map(({ name }): RefusedFile => ({ name, reason: 'type' }))
  return { files: taken.files, refused: [...foreign, ...taken.refused] }
}

/** What an answer has against the files: that they are too large, or what one of them is. */
export type RefusedPapers = { reason: 'tooLarge' } | { reason: 'type'; name: string }

/** What an answer has against the files that were sent; undefined where it is about something else. */
export function refusedPapers(error: unknown, files: readonly File[]): RefusedPapers | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.kind === 'tooLarge') return { reason: 'tooLarge' }
  if (error.code !== 'fileTypeNotAllowed') return undefined
  const at = Number(/^\/files\/(\d+)$/.exec(error.fields[0]?.pointer ?? '')?.[1] ?? 0)
  return { reason: 'type', name: files[at]?.name ?? '' }
}
