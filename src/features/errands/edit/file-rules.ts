import { AttachmentType } from '#gen/case_management/model.ts'

/** How many files an errand may have, how large one may be and all together, in bytes (K-063). */
export const fileLimits = { count: 5, each: 20_971_520, total: 104_857_600 } as const

/** Why a file is refused before it is sent (V-047 to V-050). */
export type FileFlaw = 'type' | 'size' | 'empty' | 'count' | 'total'

/** Name endings of the admitted types (E-069). */
const endings: Record<AttachmentType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4'],
  'video/quicktime': ['mov', 'qt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
}

/** For the file picker of the browser. */
export const acceptedFiles = Object.values(endings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

/** Takes new files as far as the rules let it, beside those that stay; the others come back with the rule they break. */
export function admitFiles(
  kept: readonly { size: number }[],
  given: readonly File[],
): { added: File[]; refused: { name: string; flaw: FileFlaw }[] } {
  const added: File[] = []
  const refused: { name: string; flaw: FileFlaw }[] = []
  for (const file of given) {
    const flaw = flawOf(file, [...kept, ...added])
    if (flaw) refused.push({ name: file.name, flaw })
    else added.push(file)
  }
  return { added, refused }
}

function flawOf(file: File, others: readonly { size: number }[]): FileFlaw | undefined {
  if (!isAdmitted(file)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > fileLimits.each) return 'size'
  if (others.length >= fileLimits.count) return 'count'
  const total = others.reduce((sum, { size }) => sum + size, file.size)
  return total > fileLimits.total ? 'total' : undefined
}

/** The type must be one of the six, and the name must end as that type does. */
function isAdmitted({ name, type }: File): boolean {
  const known = Object.values(AttachmentType).find((one) => one === type)
  return known !== undefined && endings[known].includes(name.split('.').at(-1)?.toLowerCase() ?? '')
}
