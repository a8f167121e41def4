import type ts from 'typescript'

declare const kind: unique symbol

/** What a name stands for, as a compiler knows it. */
export type CodeSymbol = { readonly [kind]: 'symbol' }

export type CodeType = { readonly [kind]: 'type' }

/** Where something is declared. */
export type Declared = {
  /** The same for the same declaration. */
  key: unknown
  /** Its file by its path from the root, where that is one of the project's own. */
  file: string | undefined
  node: () => ts.Node
}

/** What tells one node from another. The native compiler's nodes are like those of this one, with other numbers for kinds. */
export type Syntax = Pick<
  typeof ts,
  | 'SyntaxKind'
  | 'isBinaryExpression'
  | 'isBindingElement'
  | 'isCallExpression'
  | 'isElementAccessExpression'
  | 'isExportDeclaration'
  | 'isExpressionWithTypeArguments'
  | 'isFunctionDeclaration'
  | 'isHeritageClause'
  | 'isIdentifier'
  | 'isImportDeclaration'
  | 'isIndexedAccessTypeNode'
  | 'isInterfaceDeclaration'
  | 'isJsxAttribute'
  | 'isLiteralTypeNode'
  | 'isNoSubstitutionTemplateLiteral'
  | 'isObjectBindingPattern'
  | 'isObjectLiteralElementLike'
  | 'isObjectLiteralExpression'
  | 'isPropertyAccessExpression'
  | 'isPropertyAssignment'
  | 'isQualifiedName'
  | 'isShorthandPropertyAssignment'
  | 'isStringLiteral'
  | 'isTypeAliasDeclaration'
  | 'isTypeNode'
  | 'isTypeQueryNode'
  | 'isTypeReferenceNode'
  | 'isUnionTypeNode'
  | 'isVariableDeclaration'
  | 'isVariableStatement'
>

/** What an index asks a compiler: the native one about the portal, that of a project about the project. */
export type Compiler = {
  syntax: Syntax
  /** Whether it knows the property behind one that a mapped type calls otherwise. */
  seesRenamed: boolean
  /** Many at once, as each question to the native compiler goes to another process. */
  symbolsAt: (nodes: readonly ts.Node[]) => ReadonlyMap<ts.Node, CodeSymbol>
  /** The value of `{ name }`. */
  shorthandValue: (node: ts.Node) => CodeSymbol | undefined
  /** Where it is first declared, behind imports and exports. */
  originOf: (symbol: CodeSymbol) => Declared | undefined
  /** Where a property was first declared, behind mapped types, unions and spreads. */
  declarationsOf: (symbol: CodeSymbol) => readonly Declared[]
  exportsOf: (file: ts.SourceFile) => ReadonlyMap<string, CodeSymbol>
  declaredType: (symbol: CodeSymbol) => CodeType
  typeOf: (symbol: CodeSymbol) => CodeType | undefined
  typeAt: (node: ts.Node) => CodeType | undefined
  contextualType: (node: ts.Expression) => CodeType | undefined
  /** The variants of a type, null and undefined left out. */
  partsOf: (type: CodeType) => readonly CodeType[]
  /** A property of one variant. */
  propertyOf: (part: CodeType, name: string) => CodeSymbol | undefined
  propertyNames: (type: CodeType) => readonly string[]
  /** What one variant holds at any number, or any other name. */
  indexedBy: (part: CodeType, key: 'number' | 'string') => CodeType | undefined
  /** What a function takes, and what it answers once awaited. */
  signatureOf: (symbol: CodeSymbol) => { takes: readonly CodeType[]; answers: readonly CodeType[] }
}
