import ts from 'typescript'

/** Code of the portal. */
export type Source = { file: string; text: string }

/** A call that a contract has. */
export type Operation = { operationId: string; path: string }

/**
 * The operations that the portal calls: those whose generated call, hook, options or address it imports, and those whose
 * path it writes itself, as a picture's address or the first call of a page has to. A key of a cache is no call.
 */
export function calledOperations(operations: readonly Operation[], sources: readonly Source[]): Set<string> {
  const starts = [...new Set(operations.map(({ path }) => path.split('/')[1] ?? ''))].map((one) => `/${one}`)
  const names = new Set<string>()
  const paths = new Set<string>()
  for (const { file, text } of sources) {
    if (!text.includes('/hooks.ts') && !starts.some((start) => text.includes(start))) continue
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file))
    for (const name of importedCalls(source)) names.add(name)
    for (const path of writtenPaths(source)) paths.add(path)
  }
  const isCalled = ({ operationId, path }: Operation) =>
    namesOf(operationId).some((name) => names.has(name)) || paths.has(path.replaceAll(/\{\w+\}/g, '{}'))
  return new Set(operations.filter(isCalled).map(({ operationId }) => operationId))
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** What the generator makes of an operation that leads to a call. */
function namesOf(operationId: string): string[] {
  const name = operationId[0]?.toUpperCase() + operationId.slice(1)
  const hooks = ['', 'Suspense', 'Infinite', 'SuspenseInfinite'].flatMap((kind) => [
    `use${name}${kind}`,
    `get${name}${kind}QueryOptions`,
  ])
  return [operationId, ...hooks, `get${name}MutationOptions`, `get${name}Url`]
}

/** Names that a file imports from generated calls; types are none. */
function importedCalls(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    if (!/^#gen\/\w+\/hooks\.ts$/.test(statement.moduleSpecifier.text)) return []
    const named = statement.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) return []
    return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  })
}

/** The texts of a file that could be paths of a contract: `{}` for what is filled in, without base address and query. */
function writtenPaths(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map((text) => text.replace(/\?.*$/s, '').replace(/^\{\}\//, '/'))
}
