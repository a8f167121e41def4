import ts from 'typescript'

/** Code of the portal. */
export type Source = { file: string; text: string }

/** A call that a contract has. */
export type Operation = { operationId: string; method: string; path: string }

/** A path that the code writes, with `{}` for what is filled in; the method where a client is asked by that name. */
type WrittenPath = { path: string; method?: string }

/**
 * The operations that the portal calls: those whose generated call, options or address it imports, those that it asks a
 * client for by their path, and those whose path it writes itself, as a picture's address or the first call of a page has
 * to. A key of a cache is no call.
 */
export function calledOperations(operations: readonly Operation[], sources: readonly Source[]): Set<string> {
  const starts = [...new Set(operations.map(({ path }) => path.split('/')[1] ?? ''))].map((one) => `/${one}`)
  const names = new Set<string>()
  const paths: WrittenPath[] = []
  for (const { file, text } of sources) {
    if (!text.includes('/calls/') && !starts.some((start) => text.includes(start))) continue
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
    for (const name of importedCalls(source)) names.add(name)
    paths.push(...writtenPaths(source))
  }
  const isWritten = ({ method, path }: Operation) =>
    paths.some((one) => one.path === unnamed(path) && (one.method ?? method) === method)
  const isCalled = (operation: Operation) =>
    namesOf(operation.operationId).some((name) => names.has(name)) || isWritten(operation)
  return new Set(operations.filter(isCalled).map(({ operationId }) => operationId))
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

const unnamed = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

/** What the generator makes of an operation that leads to a call. */
function namesOf(operationId: string): string[] {
  const name = operationId[0]?.toUpperCase() + operationId.slice(1)
  const made = ['QueryOptions', 'InfiniteQueryOptions', 'MutationOptions', 'Url']
  return [operationId, ...made.map((what) => `get${name}${what}`)]
}

/** Names that a file imports from generated calls; types are none. */
function importedCalls(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    if (!/^#gen\/\w+\/calls\/[\w-]+\.ts$/.test(statement.moduleSpecifier.text)) return []
    const named = statement.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) return []
    return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  })
}

/** The texts of a file that could be paths of a contract, without base address and query. */
function writtenPaths(source: ts.SourceFile): WrittenPath[] {
  const found: WrittenPath[] = []
  const note = (node: ts.Node, text: string) =>
    found.push({ path: unnamed(text.replace(/\?.*$/s, '').replace(/^\{\}\//, '/')), ...methodAsked(node) })
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text)
    else if (ts.isTemplateExpression(node))
      note(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The method of a client that a path is handed to, as in `client.GET('/personas')`. */
function methodAsked({ parent }: ts.Node): { method?: string } {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return {}
  const { text } = parent.expression.name
  return /^[A-Z]+$/.test(text) ? { method: text } : {}
}
