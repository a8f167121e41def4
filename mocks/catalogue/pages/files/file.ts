import { hash } from '../../lib/random.ts'
import type { Day } from '../../dates.ts'

/** A file to open or save. */
export type FileRef = Readonly<{
  id: string
  name: string
  /** Where getExternalFile answers with its bytes. */
  url: string
  mediaType: 'application/pdf'
  /** Bytes, about. */
  size: number
  publishedOn?: Day
}>

/** Where a file lies: of a stage, a home, an association or the company, by the name it is known under there. */
export type FilePlace = Readonly<{ owner: string; part: string; key: string }>

const smallest = 18_000
const largest = 160_000

/** A document in the files that pages link to; `owner` and `part` are the first segments of its address (G-067). */
export function fileRef({ owner, part, key }: FilePlace, name: string, publishedOn?: Day): FileRef {
  const url = `/contentservice/externalfiles/${owner}/${part}/documents/${key}.pdf`
  return {
    id: `file-${hash(url).toString(36)}`,
    name,
    url,
    mediaType: 'application/pdf',
    size: smallest + (hash(`size/${url}`) % (largest - smallest)),
    ...(publishedOn && { publishedOn }),
  }
}
