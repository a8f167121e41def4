import { problem } from '../../../engine/answer/problem.ts'
import { attachmentError, safeFilename } from '../../../state/cases/attachments/attachments.ts'
import { contentType } from '../../../state/cases/attachments/content-type.ts'
import type { Attachment } from '../../../state/cases/errands/errand-record.ts'
import type { UploadedFile } from '../../../state/cases/errands/errands.ts'

/** The files of a part, when each is a file and all limits hold beside those that stay. */
export async function uploadsIn(
  part: string,
  given: readonly unknown[] = [],
  kept: readonly Attachment[] = [],
) {
  const files = given.filter((one) => one instanceof File)
  if (files.length < given.length) {
    const at = given.findIndex((one) => !(one instanceof File))
    return problem(400, 'invalidRequest', {
      errors: [{ in: 'body', pointer: `/${part}/${at}`, code: 'file' }],
    })
  }
  const looked = files.map(async (file) => ({
    name: file.name,
    type: file.type,
    size: file.size,
    content: await contentType(file),
  }))
  const error = attachmentError(part, await Promise.all(looked), kept)
  if (!error) return { files }
  const { errors } = error
  // one status with each code, as the contract has them
  return error.status === 413 ? problem(413, error.code, { errors }) : problem(422, error.code, { errors })
}

export function readUploads(files: readonly File[]): Promise<UploadedFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      filename: safeFilename(file.name),
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}
