import ts from 'typescript'

/** The statements of a module that are wanted by name, and those that these need, in their order. */
export function reachable(text: string, wanted: Iterable<string>): string {
  const source = ts.createSourceFile('calls.ts', text, ts.ScriptTarget.Latest, false)
  const declared = new Map(
    source.statements.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const)),
  )
  const kept = new Set<ts.Statement>()
  const open = [...wanted]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const statement = declared.get(name)
    if (!statement || kept.has(statement)) continue
    kept.add(statement)
    open.push(...identifiersOf(statement))
  }
  return source.statements
    .filter((statement) => kept.has(statement))
    .map((statement) => statement.getFullText(source))
    .join('')
}

/** All names that occur in a text. */
export const identifiersIn = (text: string): Set<string> =>
  identifiersOf(ts.createSourceFile('calls.ts', text, ts.ScriptTarget.Latest, false))

function identifiersOf(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) found.add(node.text)
  ts.forEachChild(node, (child) => void identifiersOf(child, found))
  return found
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    )
  if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name ? [statement.name.text] : []
  return []
}
