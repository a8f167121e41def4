import ts from 'typescript'
import { isObject } from '../document/json.ts'
import type { Document, Place } from '../document/place.ts'
import { child, membersOf, rootOf } from '../document/place.ts'
import { alternativesOf, bodiesOf, keyOf, operationsOf, parametersOf } from './contract-places.ts'
import type { Portal } from './portal-program.ts'

/** The fields of contracts by where they are declared in what is generated. */
export type Declarations = Map<ts.Declaration, Set<string>>

/**
 * Finds the generated declarations of each field of a contract, by walking its schemas and the types made of them side
 * by side. Each of the generators has its own.
 */
export function declareFields({ checker, sourcesOf }: Portal, contract: Document, into: Declarations): void {
  const sources = sourcesOf(contract)
  const exported = (files: readonly ts.SourceFile[]) =>
    new Map(files.flatMap((file) => [...exportsOf(checker, file)]))
  const [types, models] = [exported(sources.types), exported(sources.models)]
  const [schemas, called] = [exported(sources.schemas), exported(sources.calls)]
  const walk = fieldWalk(checker, into)

  const components = typeOf(checker, types.get('components'))
  for (const [name, schema] of membersOf(child(rootOf(contract), 'components', 'schemas'))) {
    walk(schema, [
      ...propertyType(checker, components, 'schemas', name),
      ...typeOf(checker, models.get(name)),
      ...outputOf(checker, schemas.get(`z${name}`)),
    ])
  }
  const operations = typeOf(checker, types.get('operations'))
  for (const operation of operationsOf(contract)) {
    const own = propertyType(checker, operations, operation.id)
    const signature = signatureOf(checker, called.get(operation.id))
    for (const { direction, status, mediaType, schema } of bodiesOf(operation)) {
      const way = direction === 'request' ? ['requestBody'] : ['responses', status ?? '']
      const generated = direction === 'request' ? signature.takes : signature.answers
      walk(schema, [...propertyType(checker, own, ...way, 'content', mediaType), ...generated])
    }
    for (const one of parametersOf(operation)) {
      const holders = [...propertyType(checker, own, 'parameters', one.in), ...signature.takes]
      for (const declaration of declarationsOf(checker, holders, one.name)) note(into, declaration, one.place)
    }
  }
}

/** Walks a schema and types of the same value, until another component begins. */
function fieldWalk(checker: ts.TypeChecker, into: Declarations) {
  return function walk(schema: Place, types: readonly ts.Type[]): void {
    if (types.length === 0 || !isObject(schema.value) || schema.value['$ref'] !== undefined) return
    for (const one of alternativesOf(schema)) walk(one, types)
    for (const [name, property] of membersOf(child(schema, 'properties'))) {
      for (const declaration of declarationsOf(checker, types, name)) note(into, declaration, property)
      walk(property, propertyType(checker, types, name))
    }
    const inner = (kind: ts.IndexKind) =>
      types.flatMap((type) =>
        partsOf(checker, type).flatMap((part) => checker.getIndexTypeOfType(part, kind) ?? []),
      )
    walk(child(schema, 'items'), inner(ts.IndexKind.Number))
    walk(child(schema, 'additionalProperties'), inner(ts.IndexKind.String))
  }
}

function note(into: Declarations, declaration: ts.Declaration, place: Place): void {
  const keys = into.get(declaration) ?? new Set()
  into.set(declaration, keys.add(keyOf(place)))
}

export function exportsOf(checker: ts.TypeChecker, file: ts.SourceFile): Map<string, ts.Symbol> {
  const module = checker.getSymbolAtLocation(file)
  return new Map(module ? checker.getExportsOfModule(module).map((one) => [one.name, one] as const) : [])
}

function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Type[] {
  return symbol ? [checker.getDeclaredTypeOfSymbol(symbol)] : []
}

/** What a zod schema yields. */
function outputOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Type[] {
  return symbol ? propertyType(checker, [checker.getTypeOfSymbol(symbol)], '_zod', 'output') : []
}

/** What a generated call takes, and what it answers once awaited. */
function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined) {
  const [signature] = symbol
    ? checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Call)
    : []
  if (!signature) return { takes: [], answers: [] }
  const answer = checker.getAwaitedType(signature.getReturnType())
  return {
    takes: signature.getParameters().map((one) => checker.getTypeOfSymbol(one)),
    answers: answer ? [answer] : [],
  }
}

const partsOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type[] => {
  const present = checker.getNonNullableType(type)
  return present.isUnion() ? present.types : [present]
}

function propertiesOf(checker: ts.TypeChecker, types: readonly ts.Type[], name: string): ts.Symbol[] {
  return types.flatMap((type) =>
    partsOf(checker, type).flatMap((part) => checker.getPropertyOfType(part, name) ?? []),
  )
}

function propertyType(checker: ts.TypeChecker, types: readonly ts.Type[], ...names: string[]): ts.Type[] {
  return names.reduce(
    (at, name) => propertiesOf(checker, at, name).map((one) => checker.getTypeOfSymbol(one)),
    [...types],
  )
}

function declarationsOf(checker: ts.TypeChecker, types: readonly ts.Type[], name: string): ts.Declaration[] {
  return propertiesOf(checker, types, name).flatMap((one) => rootDeclarations(checker, one))
}

/** Where a property was first declared, behind mapped types, unions and spreads. */
export function rootDeclarations(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Declaration[] {
  return checker.getRootSymbols(symbol).flatMap((root) => root.declarations ?? [])
}
