import ts from 'typescript'
import type { CodeSymbol, CodeType, Compiler, Declared } from './compiler.ts'

/**
 * The compiler of TypeScript 5 and 6, which a project that uses the contracts has.
 *
 * @param pathOf a file by its path from the root
 */
export function typescriptCompiler(
  checker: ts.TypeChecker,
  pathOf: (file: ts.SourceFile) => string | undefined,
): Compiler {
  const declared = (declaration: ts.Declaration): Declared => ({
    key: declaration,
    file: pathOf(declaration.getSourceFile()),
    node: () => declaration,
  })
  return {
    syntax: ts,
    seesRenamed: true,
    symbolsAt: (nodes) =>
      new Map(
        nodes.flatMap((node) => {
          const symbol = checker.getSymbolAtLocation(node)
          return symbol ? [[node, known(symbol)] as const] : []
        }),
      ),
    shorthandValue: (node) => asKnown(checker.getShorthandAssignmentValueSymbol(node)),
    originOf: (one) => {
      const symbol = symbolOf(one)
      const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const [first] = origin.declarations ?? []
      return first && declared(first)
    },
    declarationsOf: (one) =>
      checker.getRootSymbols(symbolOf(one)).flatMap((root) => root.declarations?.map(declared) ?? []),
    exportsOf: (file) => {
      const module = checker.getSymbolAtLocation(file)
      const exported = module ? checker.getExportsOfModule(module) : []
      return new Map(exported.map((one) => [one.name, known(one)]))
    },
    declaredType: (one) => knownType(checker.getDeclaredTypeOfSymbol(symbolOf(one))),
    typeOf: (one) => knownType(checker.getTypeOfSymbol(symbolOf(one))),
    typeAt: (node) => knownType(checker.getTypeAtLocation(node)),
    contextualType: (node) => {
      const type = checker.getContextualType(node)
      return type && knownType(type)
    },
    partsOf: (one) => {
      const present = checker.getNonNullableType(typeOf(one))
      return (present.isUnion() ? present.types : [present]).map(knownType)
    },
    propertyOf: (part, name) => asKnown(checker.getPropertyOfType(typeOf(part), name)),
    propertyNames: (one) =>
      typeOf(one)
        .getProperties()
        .map(({ name }) => name),
    indexedBy: (part, key) => {
      const kind = key === 'number' ? ts.IndexKind.Number : ts.IndexKind.String
      const type = checker.getIndexTypeOfType(typeOf(part), kind)
      return type && knownType(type)
    },
    signatureOf: (one) => {
      const type = checker.getTypeOfSymbol(symbolOf(one))
      const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call)
      if (!signature) return { takes: [], answers: [] }
      const answer = checker.getAwaitedType(signature.getReturnType())
      return {
        takes: signature.getParameters().map((each) => knownType(checker.getTypeOfSymbol(each))),
        answers: answer ? [knownType(answer)] : [],
      }
    },
  }
}

// what is asked of a compiler is what it has answered before
const known = (symbol: ts.Symbol) => symbol as unknown as CodeSymbol
const asKnown = (symbol: ts.Symbol | undefined) => symbol && known(symbol)
const symbolOf = (symbol: CodeSymbol) => symbol as unknown as ts.Symbol
const knownType = (type: ts.Type) => type as unknown as CodeType
const typeOf = (type: CodeType) => type as unknown as ts.Type
