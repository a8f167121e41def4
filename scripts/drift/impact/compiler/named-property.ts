import type ts from 'typescript'
import type { CodeSymbol, CodeType, Compiler, Syntax } from './compiler.ts'

/** A property that some place in the code names, and what it does with it. */
export type NamedProperty = { symbols: readonly CodeSymbol[]; access: 'reads' | 'writes' }

/**
 * The properties that a name stands for: in an access, a destructuring, an object literal, a test with `in`, an
 * indexed type, or the keys of Pick and Omit. One that names no property gives nothing.
 */
export function namedProperty(
  compiler: Compiler,
  node: ts.Identifier | ts.StringLiteralLike,
  symbolAt: ReadonlyMap<ts.Node, CodeSymbol>,
): NamedProperty | undefined {
  const { parent } = node
  const { syntax } = compiler
  const readOf = (holder: ts.Node) => read(propertiesOf(compiler, compiler.typeAt(holder), node.text))
  if (syntax.isBindingElement(parent)) {
    return isKeyOfPattern(syntax, node, parent) ? readOf(parent.parent) : undefined
  }
  if (syntax.isObjectLiteralElementLike(parent) && syntax.isObjectLiteralExpression(parent.parent)) {
    if (parent.name !== node) return undefined
    const type = compiler.contextualType(parent.parent)
    return { symbols: propertiesOf(compiler, type, node.text), access: 'writes' }
  }
  if (syntax.isPropertyAccessExpression(parent)) {
    const symbol = parent.name === node ? symbolAt.get(node) : undefined
    return { symbols: symbol ? [symbol] : [], access: isAssigned(syntax, parent) ? 'writes' : 'reads' }
  }
  if (syntax.isElementAccessExpression(parent) && parent.argumentExpression === node) {
    const { symbols } = readOf(parent.expression)
    return { symbols, access: isAssigned(syntax, parent) ? 'writes' : 'reads' }
  }
  if (syntax.isBinaryExpression(parent) && parent.operatorToken.kind === syntax.SyntaxKind.InKeyword) {
    return readOf(parent.right)
  }
  const holder = syntax.isLiteralTypeNode(parent) ? holderOfKey(syntax, parent) : undefined
  return holder && readOf(holder)
}

const read = (symbols: readonly CodeSymbol[]): NamedProperty => ({ symbols, access: 'reads' })

function isKeyOfPattern(syntax: Syntax, node: ts.Node, element: ts.BindingElement): boolean {
  if (!syntax.isObjectBindingPattern(element.parent) || element.dotDotDotToken) return false
  return element.propertyName ? element.propertyName === node : element.name === node
}

function isAssigned(syntax: Syntax, node: ts.Expression): boolean {
  const { parent } = node
  return (
    syntax.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === syntax.SyntaxKind.EqualsToken
  )
}

/** The type that a key is of, in `Hit['price']`, `Pick<Hit, 'price'>` and `Omit<Hit, 'price' | 'name'>`. */
function holderOfKey(syntax: Syntax, literal: ts.LiteralTypeNode): ts.TypeNode | undefined {
  const holder = syntax.isUnionTypeNode(literal.parent) ? literal.parent.parent : literal.parent
  if (syntax.isIndexedAccessTypeNode(holder)) return holder.objectType
  const [first] = syntax.isTypeReferenceNode(holder) ? (holder.typeArguments ?? []) : []
  return first === literal || first === literal.parent ? undefined : first
}

/** The properties of this name, of each variant of a type. */
export function propertiesOf(compiler: Compiler, type: CodeType | undefined, name: string): CodeSymbol[] {
  return type ? compiler.partsOf(type).flatMap((part) => compiler.propertyOf(part, name) ?? []) : []
}
