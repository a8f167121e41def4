import ts from 'typescript'
import { type Insertion, nameOf, withInsertion } from '../edit-source.ts'

type Wanted = {
  key: string
  /** The site whose entry is taken. */
  like: string
  /** The keys of all sites. */
  all: readonly string[]
}

/**
 * A source in which every table that has an entry for each site has one for a new site too, the same as that of another
 * site; undefined where there is no such table.
 */
export function withEntryLike(text: string, { key, like, all }: Wanted): string | undefined {
  if (!text.includes(like)) return undefined
  const source = ts.createSourceFile('table.tsx', text, ts.ScriptTarget.Latest, true)
  const insertions: Insertion[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isTable(node, all)) {
      const entry = node.properties.find((one) => nameOf(one) === like)
      if (entry && ts.isPropertyAssignment(entry))
        insertions.push({ at: entry.getEnd(), text: `,\n${key}: ${entry.initializer.getText()}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (insertions.length === 0) return undefined
  // from the last to the first, so that the offsets of those before stay right
  return insertions.toReversed().reduce(withInsertion, text)
}

const isTable = ({ properties }: ts.ObjectLiteralExpression, all: readonly string[]): boolean => {
  const names = new Set(properties.map(nameOf))
  return all.every((key) => names.has(key))
}
