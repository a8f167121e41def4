import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generate/paths.ts'

/** A line of one of the three documents: how it begins, and the requirements that were read out of it. */
export type Capability = { line: string; begins: string; ids: string[] }

export const capabilitiesFile = join(root, 'docs/capabilities.md')

/** The lines of docs/capabilities.md, by the headings of their documents. */
export function readCapabilities() {
  const documents: { heading: string; capabilities: Capability[] }[] = []
  for (const line of readFileSync(capabilitiesFile, 'utf8').split('\n')) {
    if (line.startsWith('## ')) documents.push({ heading: line.slice(3), capabilities: [] })
    const [, place = '', begins = '', ids = ''] = /^\| (D\d:\d+) \| (.*) \| (.*) \|$/.exec(line) ?? []
    if (place) documents.at(-1)?.capabilities.push({ line: place, begins, ids: ids.split(', ') })
  }
  return documents
}
