import ts from 'typescript'

/** A piece of text that is put into a source at an offset. */
export type Insertion = { at: number; text: string }

const sourceOf = (text: string) => ts.createSourceFile('edited.tsx', text, ts.ScriptTarget.Latest, true)

/** A text with a piece put in. */
export const withInsertion = (text: string, { at, text: added }: Insertion) =>
  text.slice(0, at) + added + text.slice(at)

/**
 * A source with the import of some names. They join an import of the same module where there is one; else it stands among
 * those that begin alike, in the order of their modules.
 *
 * @param kind `type` for what is only a type
 */
export function withImport(
  text: string,
  names: readonly string[],
  module: string,
  kind: 'value' | 'type' = 'value',
): string {
  const imports = sourceOf(text).statements.filter(ts.isImportDeclaration)
  const named = imports.find((one) => moduleOf(one) === module && isTypeOnly(one) === (kind === 'type'))
  const list = named?.importClause?.namedBindings
  if (list && ts.isNamedImports(list)) {
    const there = list.elements.map(({ name }) => name.text)
    const missing = names.filter((name) => !there.includes(name))
    const last = list.elements.at(-1)
    if (missing.length === 0 || !last) return text
    return withInsertion(text, { at: last.getEnd(), text: `, ${missing.join(', ')}` })
  }
  const line = `import ${kind === 'type' ? 'type ' : ''}{ ${names.join(', ')} } from '${module}'\n`
  const alike = imports.filter((one) => stemOf(moduleOf(one)) === stemOf(module))
  const next = alike.find((one) => moduleOf(one) > module)
  if (next) return withInsertion(text, { at: next.getStart(), text: line })
  const before = alike.at(-1) ?? imports.at(-1)
  return before
    ? withInsertion(text, { at: before.getEnd(), text: `\n${line.trimEnd()}` })
    : `${line}\n${text}`
}

const moduleOf = ({ moduleSpecifier }: ts.ImportDeclaration): string =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

/** What modules of a kind begin with: `./`, `../`, `#gen`, or nothing for packages. */
const stemOf = (module: string): string => /^(\.{1,2}\/|#\w+)/.exec(module)?.[0] ?? ''

/**
 * A source with one more entry in the object that a path of names leads to, at its end; one that is there is replaced.
 *
 * @param path the variable, then properties, such as `['portalCalls', 'booking']`
 * @param entry as it is written, `name` or `name: value`
 * @throws when there is no such object
 */
export function withEntry(text: string, path: readonly string[], entry: string): string {
  const object = objectAt(text, path)
  const name = keyOf(entry)
  const there = object.properties.find((one) => nameOf(one) === name)
  if (there) return text.slice(0, there.getStart()) + entry + text.slice(there.getEnd())
  return withInsertion(text, appended(object.properties, object.getEnd() - 1, entry))
}

/** A source with one more text in the list that a path of names leads to, in alphabetical order. */
export function withListed(text: string, path: readonly string[], value: string): string {
  const owner = objectAt(text, path.slice(0, -1))
  const property = owner.properties.find((one) => nameOf(one) === path.at(-1))
  const quoted = `'${value}'`
  if (!property) return withEntry(text, path.slice(0, -1), `${path.at(-1)}: [${quoted}]`)
  const list = ts.isPropertyAssignment(property) ? property.initializer : undefined
  if (!list || !ts.isArrayLiteralExpression(list)) throw new Error(`${path.join('.')} is no list`)
  const texts = list.elements.filter(ts.isStringLiteral)
  if (texts.some((one) => one.text === value)) return text
  const next = texts.find((one) => one.text > value)
  if (next) return withInsertion(text, { at: next.getStart(), text: `${quoted}, ` })
  return withInsertion(text, appended(list.elements, list.getEnd() - 1, quoted))
}

/** The names of the entries of the object that a path leads to, spread ones left out. */
export const entriesOf = (text: string, path: readonly string[]): string[] =>
  objectAt(text, path).properties.flatMap((one) => nameOf(one) ?? [])

function appended(list: ts.NodeArray<ts.Node>, end: number, entry: string): Insertion {
  const last = list.at(-1)
  if (!last) return { at: end, text: ` ${entry} ` }
  if (list.hasTrailingComma) return { at: list.end, text: `\n${entry},` }
  return { at: last.getEnd(), text: `, ${entry}` }
}

function objectAt(text: string, [variable = '', ...keys]: readonly string[]): ts.ObjectLiteralExpression {
  const declared = sourceOf(text)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === variable)
  let found = bare(declared?.initializer)
  for (const key of keys) {
    const property = found?.properties.find((one) => nameOf(one) === key)
    found = property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined
  }
  if (!found) throw new Error(`There is no object ${[variable, ...keys].join('.')}`)
  return found
}

function bare(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))) return bare(node.expression)
  return node && ts.isObjectLiteralExpression(node) ? node : undefined
}

/** The name of an entry of an object, undefined where it is computed or the entry is spread. */
export const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

const keyOf = (entry: string): string => /^['"]?([\w-]+)/.exec(entry)?.[1] ?? ''
