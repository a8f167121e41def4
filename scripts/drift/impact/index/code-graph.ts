import type ts from 'typescript'
import type { CodeSymbol, Compiler, Syntax } from '../compiler/compiler.ts'
import type { Declarations } from './declarations.ts'
import { namedProperty } from '../compiler/named-property.ts'
import { memoize } from '../compiler/memoize.ts'
import { isDeclaredHere, isNameOfType } from '../compiler/names.ts'
import type { Project } from '../compiler/project.ts'

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
  { compiler, written, calls }: Project,
  declarations: Declarations,
  words: ReadonlySet<string>,
): CodeGraph {
  const { syntax } = compiler
  const nodes = new Map<string, Node>()
  const users = new Map<string, Map<string, number[]>>()
  const fields: FieldUse[] = []
  const foundWords: CodeGraph['words'][number][] = []

  const nodeOf = (within: ts.Node, source: ts.SourceFile, path: string): Node => {
    const top = topOf(within, source)
    const name = nameOf(syntax, within, top)
    const id = `${path}#${name}`
    const start = top ?? source
    const node = nodes.get(id) ?? { id, file: path, name, line: lineOf(source, start) }
    nodes.set(id, node)
    return node
  }
  const usedBy = memoize((target: CodeSymbol): Node | undefined => {
    const origin = compiler.originOf(target)
    if (origin?.file === undefined || !(written.has(origin.file) || calls.has(origin.file))) return undefined
    const declaration = origin.node()
    const isType = syntax.isInterfaceDeclaration(declaration) || syntax.isTypeAliasDeclaration(declaration)
    return isType ? undefined : nodeOf(declaration, declaration.getSourceFile(), origin.file)
  })
  const link = (target: CodeSymbol, user: Node, line: number): void => {
    const used = usedBy(target)
    if (!used || used.id === user.id) return
    const lines = users.get(used.id) ?? new Map<string, number[]>()
    users.set(used.id, lines)
    lines.set(user.id, [...(lines.get(user.id) ?? []), line])
  }

  const look = (source: ts.SourceFile, path: string, isWritten: boolean): void => {
    const names = namesIn(syntax, source)
    const values = names.filter(
      (node) => syntax.isIdentifier(node) && !isNameOfType(syntax, node) && !isDeclaredHere(syntax, node),
    )
    const symbols = compiler.symbolsAt(values)
    for (const node of names) {
      const user = nodeOf(node, source, path)
      const line = lineOf(source, node)
      if (isWritten && !syntax.isIdentifier(node) && words.has(node.text))
        foundWords.push({ word: node.text, ...methodOf(syntax, node), node: user.id, file: path, line })
      const mayBeField = isWritten && (compiler.seesRenamed || declarations.names.has(node.text))
      const property = mayBeField ? namedProperty(compiler, node, symbols) : undefined
      for (const symbol of property?.symbols ?? []) {
        for (const key of keysOf(compiler, declarations, symbol))
          fields.push({ key, node: user.id, file: path, line, access: property?.access ?? 'reads' })
      }
      const symbol =
        symbols.has(node) && syntax.isShorthandPropertyAssignment(node.parent)
          ? compiler.shorthandValue(node.parent)
          : symbols.get(node)
      if (symbol) link(symbol, user, line)
    }
  }
  for (const [path, source] of written) look(source, path, true)
  for (const [path, source] of calls) look(source, path, false)
  return { nodes, users, fields, words: foundWords }
}

type Name = ts.Identifier | ts.StringLiteralLike

/** Names and texts, but for what is imported and exported. */
function namesIn(syntax: Syntax, source: ts.SourceFile): Name[] {
  const names: Name[] = []
  const visit = (node: ts.Node): void => {
    if (syntax.isImportDeclaration(node) || syntax.isExportDeclaration(node)) return
    const isText = syntax.isStringLiteral(node) || syntax.isNoSubstitutionTemplateLiteral(node)
    if (isText || syntax.isIdentifier(node)) names.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  return names
}

const keysOf = (compiler: Compiler, declarations: Declarations, symbol: CodeSymbol): Set<string> =>
  new Set(compiler.declarationsOf(symbol).flatMap(({ key }) => [...(declarations.fields.get(key) ?? [])]))

/** The method of a call that a path is handed to, as in `client.GET('/personas')`. */
function methodOf(syntax: Syntax, { parent }: ts.Node): { method?: string } {
  if (!syntax.isCallExpression(parent) || !syntax.isPropertyAccessExpression(parent.expression)) return {}
  return { method: parent.expression.name.text.toUpperCase() }
}

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

/** The statement at the top of the file that something stands in. */
function topOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  let at = node
  while (at !== source && at.parent && at.parent !== source) at = at.parent
  return at === source ? undefined : at
}

/** The name that the statement declares; of several in one `const`, the one that the node is in. */
function nameOf(syntax: Syntax, node: ts.Node, top: ts.Node | undefined): string {
  if (!top) return ''
  if (syntax.isVariableStatement(top)) {
    const { declarations } = top.declarationList
    const own = declarations.find((one) => one.pos <= node.pos && node.end <= one.end) ?? declarations[0]
    return own?.name.getText() ?? ''
  }
  const { name } = top as { name?: ts.Node }
  return name && syntax.isIdentifier(name) ? name.text : ''
}
