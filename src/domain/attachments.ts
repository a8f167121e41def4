import type { AttachmentType } from '#gen/case_management/model.ts'

/** How many files a report or an errand may have, how large one may be and all together (V-048 to V-050, K-063). */
export const attachmentLimits = { count: 5, eachBytes: 20_971_520, totalBytes: 104_857_600 } as const

/** Why a file is not taken (X-057 to X-060, G-045). */
type RefusalReason = 'tooMany' | 'type' | 'empty' | 'tooLarge' | 'tooLargeTogether'

export type RefusedFile = { name: string; reason: RefusalReason }

type Sized = { size: number }

/** The types of E-069 by the endings of file names that go with them (G-107). */
const types: Readonly<Record<string, AttachmentType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  qt: 'video/quicktime',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What a file dialog offers. */
export const acceptedFiles = [
  ...new Set(Object.values(types)),
  ...Object.keys(types).map((end) => `.${end}`),
].join()

/**
 * Which of some new files can be sent with those that are chosen already, beside those that the service keeps, and why
 * the others cannot.
 *
 * @returns all that are chosen now, with names and types that the contract takes
 */
export function takeFiles(
  added: readonly File[],
  { chosen, kept = [] }: { chosen: readonly File[]; kept?: readonly Sized[] },
): { files: File[]; refused: RefusedFile[] } {
  const files = [...chosen]
  const refused: RefusedFile[] = []
  for (const file of added) {
    if (files.some((one) => isSame(one, file))) continue
    const reason = reasonOf(file, [...kept, ...files])
    if (reason) refused.push({ name: file.name, reason })
    else files.push(named(file))
  }
  return { files, refused }
}

/** The size of files together, in bytes. */
export const totalOf = (files: readonly Sized[]) => files.reduce((sum, { size }) => sum + size, 0)

function reasonOf(file: File, others: readonly Sized[]): RefusalReason | undefined {
  const type = types[endingOf(file.name)]
  // the system does not know the media type of each file; a type that contradicts the ending is refused (G-107)
  if (!type || (file.type !== '' && file.type !== type)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > attachmentLimits.eachBytes) return 'tooLarge'
  if (others.length >= attachmentLimits.count) return 'tooMany'
  return totalOf(others) + file.size > attachmentLimits.totalBytes ? 'tooLargeTogether' : undefined
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const isSame = (one: File, two: File) =>
  one.name === safeName(two.name) && one.size === two.size && one.lastModified === two.lastModified

/** A name that the contract takes: no slashes and the like, at most 255 characters with its ending. */
function safeName(name: string): string {
  const clean = name.replaceAll(/[/\\<>:"|?*]/g, '-')
  const ending = `.${endingOf(clean)}`
  return clean.length > 255 ? clean.slice(0, 255 - ending.length) + ending : clean
}

/** The same bytes under a name and type that can be sent; nothing is copied. */
function named(file: File): File {
  const name = safeName(file.name)
  const type = types[endingOf(file.name)] ?? file.type
  if (name === file.name && type === file.type) return file
  return new File([file], name, { type, lastModified: file.lastModified })
}
