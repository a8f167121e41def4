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
