import type { components } from '#gen/case_management/types.ts'
import type { ProblemField } from '../../../engine/answer/problem.ts'
import type { Attachment } from '../errands/errand-record.ts'

type AttachmentType = components['schemas']['AttachmentType']

/** How many attachments an errand may have, how large one may be and all together, in bytes (K-063). */
export const attachmentLimits = { count: 5, file: 20_971_520, together: 104_857_600 } as const

/** The longest file name, in characters. */
const maxName = 255

/** The types of E-069, and the ends of file names that go with each (G-107). */
const extensions: Readonly<Record<AttachmentType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4'],
  'video/quicktime': ['mov', 'qt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
}

/** What is known of an uploaded file: the type it says it has, and the one that its content has, if that is known. */
export type Upload = Readonly<{ name: string; type: string; size: number; content: string | undefined }>

/** Why files are refused: the first rule that is broken, and every part that breaks it. */
export type AttachmentError = { status: 413 | 422; code: AttachmentCode; errors: ProblemField[] }

type AttachmentCode = 'fileTooLarge' | 'filesTooLargeTogether' | 'fileTypeNotAllowed' | 'tooManyFiles'

/**
 * Holds new files against the limits (V-047 to V-050): each of its own, then all together with those that stay. `part`
 * is the name of the part they came in.
 */
export function attachmentError(
  part: string,
  uploads: readonly Upload[],
  kept: readonly Pick<Attachment, 'size'>[] = [],
): AttachmentError | undefined {
  const { count, file, together } = attachmentLimits
  const named = (code: AttachmentCode, wrong: (one: Upload) => boolean, limit?: number): ProblemField[] =>
    uploads.flatMap((one, index) => (wrong(one) ? [field(`/${part}/${index}`, code, limit)] : []))
  const size = [...uploads, ...kept].reduce((sum, one) => sum + one.size, 0)
  const large = named('fileTooLarge', (one) => one.size > file, file)
  if (large.length > 0) return { status: 413, code: 'fileTooLarge', errors: large }
  if (uploads.length > 0 && size > together) {
    const errors = [field(`/${part}`, 'filesTooLargeTogether', together)]
    return { status: 413, code: 'filesTooLargeTogether', errors }
  }
  const foreign = named('fileTypeNotAllowed', (one) => !isAllowed(one))
  if (foreign.length > 0) return { status: 422, code: 'fileTypeNotAllowed', errors: foreign }
  if (uploads.length === 0 || uploads.length + kept.length <= count) return undefined
  return { status: 422, code: 'tooManyFiles', errors: [field(`/${part}`, 'tooManyFiles', count)] }
}

const field = (pointer: string, code: AttachmentCode, limit?: number): ProblemField => ({
  in: 'body',
  pointer,
  code,
  ...(limit === undefined ? {} : { limit }),
})

/** Whether the media type is one of the six, the content is of that type, and the file name ends as it should. */
function isAllowed({ name, type, content }: Upload): boolean {
  const allowed = typeOf(type)
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  return allowed !== undefined && content === allowed && extensions[allowed].includes(extension)
}

/** The media type without its parameters, when it is one of the six. */
export function typeOf(type: string): AttachmentType | undefined {
  const [base = ''] = type.toLowerCase().split(';', 1)
  return Object.keys(extensions).find((one): one is AttachmentType => one === base.trim())
}

/** A name that the contract admits: without a path, and without what no file system takes. */
export function safeFilename(name: string): string {
  const [base = ''] = name.toWellFormed().split(/[/\\]/).slice(-1)
  const clean = [...base.replaceAll(/[<>:"|?*\p{Cc}]/gu, '_')]
  const dot = clean.lastIndexOf('.')
  const end = dot > 0 ? clean.slice(dot) : []
  return [...clean.slice(0, clean.length - end.length).slice(0, maxName - end.length), ...end].join('')
}
