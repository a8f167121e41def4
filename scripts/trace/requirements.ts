import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../generate/paths.ts'

/** One numbered rule; `cells` holds the row by the headings of its table, as written. */
export type Requirement = { id: string; table: string; cells: Record<string, string> }

export const requirementsFile = join(root, 'docs/requirements.md')

/** Every rule of docs/requirements.md in the order written. The table's name is the id's prefix, such as `CV`. */
export function readRequirements(text: string = readFileSync(requirementsFile, 'utf8')): Requirement[] {
  let headings: string[] = []
  return text.split('\n').flatMap((line) => {
    const cells = cellsOf(line)
    const [id = ''] = cells
    if (id === 'ID') headings = cells
    if (!/^[A-Z]+-\d+$/.test(id)) return []
    const named = Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))
    return [{ id, table: id.slice(0, id.indexOf('-')), cells: named }]
  })
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('| ')) return []
  const cells = line.split(/(?<!\\)\|/).slice(1, -1)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}
