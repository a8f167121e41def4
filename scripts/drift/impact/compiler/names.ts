import type ts from 'typescript'
import type { Syntax } from './compiler.ts'

/** Whether a name stands for a type, which no code that runs uses. */
export function isNameOfType(syntax: Syntax, name: ts.Node): boolean {
  let node = name
  while (syntax.isQualifiedName(node.parent) || isMember(syntax, node)) node = node.parent
  const { parent } = node
  if (syntax.isExpressionWithTypeArguments(parent)) return !isExtended(syntax, parent)
  return syntax.isTypeNode(parent) && !syntax.isTypeQueryNode(parent)
}

const isMember = (syntax: Syntax, { parent }: ts.Node): boolean =>
  syntax.isPropertyAccessExpression(parent) && syntax.isExpressionWithTypeArguments(parent.parent)

/** Whether it is the class that another one extends, which is a value. */
function isExtended(syntax: Syntax, { parent }: ts.ExpressionWithTypeArguments): boolean {
  if (!syntax.isHeritageClause(parent)) return true
  return parent.token === syntax.SyntaxKind.ExtendsKeyword && !syntax.isInterfaceDeclaration(parent.parent)
}

/** Whether a name is that of what it declares, and so uses nothing. */
export function isDeclaredHere(syntax: Syntax, node: ts.Node): boolean {
  const { parent } = node
  const isDeclaration =
    syntax.isVariableDeclaration(parent) ||
    syntax.isFunctionDeclaration(parent) ||
    syntax.isPropertyAssignment(parent) ||
    syntax.isJsxAttribute(parent)
  return isDeclaration && parent.name === node
}
