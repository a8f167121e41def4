import ts from 'typescript'
import type { Declarations } from './declarations.ts'
import { rootDeclarations } from './declarations.ts'
import { namedProperty } from './named-property.ts'
import type { Portal } from './portal-program.ts'

/** A declaration at the top of a file, or with an empty name what stands at the top by itself. */
export type Node = { id: string; file: string; name: string; line: number }

/** A line that names a field of a contract. */
export type FieldUse = { key: string; node: string; file: string; line: number; access: 'reads' | 'writes' }

/** Which declarations use which, where, and which lines name a field of a contract or a word of interest. */
export type CodeGraph = {
  nodes: ReadonlyMap<string, Node>
  /** By the node that is used: who uses it, and on which lines. */
  users: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>
  fields: readonly FieldUse[]
  /** Texts in the code that are among the words asked for; `method` where one is what `client.GET(…)` is called with. */
  words: readonly { word: string; method?: string; node: string; file: string; line: number }[]
}

/** Goes once through every file that people wrote, and through the generated calls. */
export function codeGraph(
  { checker, written, calls, pathOf }: Portal,
  declarations: Declarations,
  words: ReadonlySet<string>,
): CodeGraph {
  const nodes = new Map<string, Node>()
  const users = new Map<string, Map<string, number[]>>()
  const fields: FieldUse[] = []
  const foundWords: CodeGraph['words'][number][] = []

  const nodeOf = (within: ts.Node, source: ts.SourceFile, path: string): Node => {
    const top = topOf(within, source)
    const name = nameOf(within, top)
    const id = `${path}#${name}`
    const start = top ?? source
    const node = nodes.get(id) ?? { id, file: path, name, line: lineOf(source, start) }
    nodes.set(id, node)
    return node
  }
  const link = (target: ts.Symbol, user: Node, line: number): void => {
    const [declaration] = unaliased(checker, target).declarations ?? []
    if (!declaration || isType(declaration)) return
    const source = declaration.getSourceFile()
    const path = pathOf(source)
    if (!written.has(path) && !calls.has(path)) return
    const used = nodeOf(declaration, source, path)
    if (used.id === user.id) return
    const lines = users.get(used.id) ?? new Map<string, number[]>()
    users.set(used.id, lines)
    lines.set(user.id, [...(lines.get(user.id) ?? []), line])
  }

  const look = (source: ts.SourceFile, path: string, isWritten: boolean): void => {
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
      if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) name(node)
      ts.forEachChild(node, visit)
    }
    const name = (node: ts.Identifier | ts.StringLiteralLike): void => {
      const user = nodeOf(node, source, path)
      const line = lineOf(source, node)
      if (isWritten && ts.isStringLiteralLike(node) && words.has(node.text))
        foundWords.push({ word: node.text, ...methodOf(node), node: user.id, file: path, line })
      const property = isWritten ? namedProperty(checker, node) : undefined
      for (const symbol of property?.symbols ?? []) {
        for (const key of keysOf(checker, declarations, symbol))
          fields.push({ key, node: user.id, file: path, line, access: property?.access ?? 'reads' })
      }
      if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) return
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node)
      if (symbol) link(symbol, user, line)
    }
    visit(source)
  }
  for (const [path, source] of written) look(source, path, true)
  for (const [path, source] of calls) look(source, path, false)
  return { nodes, users, fields, words: foundWords }
}

const keysOf = (checker: ts.TypeChecker, declarations: Declarations, symbol: ts.Symbol): Set<string> =>
  new Set(rootDeclarations(checker, symbol).flatMap((one) => [...(declarations.get(one) ?? [])]))

/** The method of a call that a path is handed to, as in `client.GET('/personas')`. */
function methodOf({ parent }: ts.Node): { method?: string } {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return {}
  return { method: parent.expression.name.text.toUpperCase() }
}

const isType = (declaration: ts.Declaration): boolean =>
  ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

function unaliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** The statement at the top of the file that something stands in. */
function topOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  let at = node
  while (at !== source && at.parent && at.parent !== source) at = at.parent
  return at === source ? undefined : at
}

/** The name that the statement declares; of several in one `const`, the one that the node is in. */
function nameOf(node: ts.Node, top: ts.Node | undefined): string {
  if (!top) return ''
  if (ts.isVariableStatement(top)) {
    const { declarations } = top.declarationList
    const own = declarations.find((one) => one.pos <= node.pos && node.end <= one.end) ?? declarations[0]
    return own?.name.getText() ?? ''
  }
  const { name } = top as { name?: ts.Node }
  return name && ts.isIdentifier(name) ? name.text : ''
}
