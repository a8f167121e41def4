import type ts from 'typescript'
import * as ast from 'typescript7/unstable/ast'
import {
  type Checker,
  type NodeHandle,
  type Symbol,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  isUnionType,
} from 'typescript7/unstable/sync'
import type { CodeSymbol, CodeType, Compiler, Declared, Syntax } from './compiler.ts'
import { memoize } from './memoize.ts'

/**
 * The native compiler, which checks the types of the project: it takes a third of the processor's time. Each question goes
 * to its process and back, so that what may be asked twice is kept.
 *
 * @param pathOf one of the project's own files by its path from the root
 */
export function nativeCompiler(checker: Checker, pathOf: (file: string) => string | undefined): Compiler {
  const declared = (handle: NodeHandle): Declared => ({
    key: `${handle.index} ${handle.path}`,
    file: pathOf(handle.path),
    node: () => {
      const node = handle.resolve()
      if (!node) throw new Error(`The compiler lost a declaration of ${handle.path}`)
      return commonNode(node)
    },
  })
  const propertiesOf = memoize((_type: Type) => new Map<string, Symbol | undefined>())
  const contextOf = memoize((node: ts.Node) => checker.getContextualType(nativeNode(node) as ast.Expression))
  const typeAt = memoize((node: ts.Node) => checker.getTypeAtLocation(nativeNode(node)))
  const partsOf = memoize((type: Type): readonly Type[] => {
    const present = checker.getNonNullableType(type) ?? type
    return isUnionType(present) ? (present.getTypes() ?? []) : [present]
  })
  const originOf = memoize((symbol: Symbol) => {
    const origin = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const [first] = origin.declarations
    return first && declared(first)
  })
  const declarationsOf = memoize((symbol: Symbol) => symbol.declarations.map(declared))
  return {
    syntax: syntax as Syntax,
    seesRenamed: false,
    symbolsAt: (nodes) => {
      const symbols = checker.getSymbolAtLocation(nodes.map(nativeNode))
      return new Map(
        nodes.flatMap((node, nth) => {
          const symbol = symbols[nth]
          return symbol ? [[node, known(symbol)] as const] : []
        }),
      )
    },
    shorthandValue: (node) => asKnown(checker.getShorthandAssignmentValueSymbol(nativeNode(node))),
    originOf: (symbol) => originOf(symbolOf(symbol)),
    declarationsOf: (symbol) => declarationsOf(symbolOf(symbol)),
    exportsOf: (file) => {
      const module = checker.getSymbolAtLocation(nativeNode(file))
      const exported = module ? checker.getExportsOfModule(module) : []
      return new Map(exported.map((one) => [one.name, known(one)]))
    },
    declaredType: (symbol) => knownType(checker.getDeclaredTypeOfSymbol(symbolOf(symbol))),
    typeOf: (symbol) => asKnownType(checker.getTypeOfSymbol(symbolOf(symbol))),
    typeAt: (node) => asKnownType(typeAt(node)),
    contextualType: (node) => asKnownType(contextOf(node)),
    partsOf: (type) => partsOf(typeOf(type)).map(knownType),
    propertyOf: (part, name) => {
      const properties = propertiesOf(typeOf(part))
      if (!properties.has(name)) properties.set(name, checker.getPropertyOfType(typeOf(part), name))
      return asKnown(properties.get(name))
    },
    propertyNames: (type) => checker.getPropertiesOfType(typeOf(type)).map(({ name }) => name),
    indexedBy: (part, key) => {
      const flag = key === 'number' ? TypeFlags.Number : TypeFlags.String
      const info = checker.getIndexInfosOfType(typeOf(part)).find(({ keyType }) => keyType.flags & flag)
      return info && knownType(info.valueType)
    },
    signatureOf: (symbol) => {
      const type = checker.getTypeOfSymbol(symbolOf(symbol))
      const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
      if (!signature) return { takes: [], answers: [] }
      const promise = checker.getReturnTypeOfSignature(signature)
      const answer = promise?.isTypeReference() ? checker.getTypeArguments(promise)[0] : promise
      return {
        takes: signature.getParameters().flatMap((one) => asKnownType(checker.getTypeOfSymbol(one)) ?? []),
        answers: answer ? [knownType(answer)] : [],
      }
    },
  }
}

/** Has all that is asked for by the same names. */
const syntax: Record<keyof Syntax, unknown> = ast

// what is asked of a compiler is what it has answered before
const known = (symbol: Symbol) => symbol as unknown as CodeSymbol
const asKnown = (symbol: Symbol | undefined) => symbol && known(symbol)
const symbolOf = (symbol: CodeSymbol) => symbol as unknown as Symbol
const knownType = (type: Type) => type as unknown as CodeType
const asKnownType = (type: Type | undefined) => type && knownType(type)
const typeOf = (type: CodeType) => type as unknown as Type
const nativeNode = (node: ts.Node) => node as unknown as ast.Node

/** A node as the rest of the index reads it: by members that both compilers' nodes have. */
export const commonNode = (node: ast.Node): ts.Node => node as unknown as ts.Node
