import ts from 'typescript'

/** A property that some place in the code names, and what it does with it. */
export type NamedProperty = { symbols: readonly ts.Symbol[]; access: 'reads' | 'writes' }

/**
 * The properties that a name stands for: in an access, a destructuring, an object literal, a test with `in`, an
 * indexed type, or the keys of Pick and Omit. One that names no property gives nothing.
 */
export function namedProperty(
  checker: ts.TypeChecker,
  node: ts.Identifier | ts.StringLiteralLike,
): NamedProperty | undefined {
  const { parent } = node
  if (ts.isBindingElement(parent)) {
    return isKeyOfPattern(node, parent)
      ? read(propertiesOf(checker, checker.getTypeAtLocation(parent.parent), node.text))
      : undefined
  }
  if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    if (parent.name !== node) return undefined
    const type = checker.getContextualType(parent.parent)
    return { symbols: type ? propertiesOf(checker, type, node.text) : [], access: 'writes' }
  }
  if (ts.isPropertyAccessExpression(parent)) {
    const symbol = parent.name === node ? checker.getSymbolAtLocation(node) : undefined
    return { symbols: symbol ? [symbol] : [], access: isAssigned(parent) ? 'writes' : 'reads' }
  }
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
    const symbols = propertiesOf(checker, checker.getTypeAtLocation(parent.expression), node.text)
    return { symbols, access: isAssigned(parent) ? 'writes' : 'reads' }
  }
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    return read(propertiesOf(checker, checker.getTypeAtLocation(parent.right), node.text))
  }
  return ts.isLiteralTypeNode(parent) ? keyOfType(checker, node, parent) : undefined
}

const read = (symbols: readonly ts.Symbol[]): NamedProperty => ({ symbols, access: 'reads' })

function isKeyOfPattern(node: ts.Node, element: ts.BindingElement): boolean {
  if (!ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken) return false
  return element.propertyName ? element.propertyName === node : element.name === node
}

function isAssigned(node: ts.Expression): boolean {
  const { parent } = node
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}

/** `Hit['price']`, `Pick<Hit, 'price'>` and `Omit<Hit, 'price' | 'name'>`. */
function keyOfType(
  checker: ts.TypeChecker,
  { text }: ts.Identifier | ts.StringLiteralLike,
  literal: ts.LiteralTypeNode,
): NamedProperty | undefined {
  const holder = ts.isUnionTypeNode(literal.parent) ? literal.parent.parent : literal.parent
  if (ts.isIndexedAccessTypeNode(holder)) {
    return read(propertiesOf(checker, checker.getTypeAtLocation(holder.objectType), text))
  }
  const [first] = ts.isTypeReferenceNode(holder) ? (holder.typeArguments ?? []) : []
  return first && first !== literal && first !== literal.parent
    ? read(propertiesOf(checker, checker.getTypeAtLocation(first), text))
    : undefined
}

function propertiesOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Symbol[] {
  const present = checker.getNonNullableType(type)
  const parts = present.isUnion() ? present.types : [present]
  return parts.flatMap((part) => checker.getPropertyOfType(part, name) ?? [])
}
