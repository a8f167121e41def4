import type ts from 'typescript'
import { isObject } from '../../document/json.ts'
import type { Document, Place } from '../../document/place.ts'
import { child, membersOf, rootOf } from '../../document/place.ts'
import { alternativesOf, bodiesOf, keyOf, operationsOf, parametersOf } from '../contract-places.ts'
import type { CodeSymbol, CodeType, Compiler, Declared } from '../compiler/compiler.ts'
import { propertiesOf } from '../compiler/named-property.ts'
import type { Project } from '../compiler/project.ts'

/** The fields of contracts. */
export type Declarations = {
  /** By the key of where they are declared in what is generated. */
  fields: Map<unknown, Set<string>>
  names: Set<string>
}

/**
 * Finds the generated declarations of each field of a contract, by walking its schemas and the types made of them side
 * by side. Each of the generators has its own.
 */
export function declareFields(
  { compiler, sourcesOf }: Project,
  contract: Document,
  into: Declarations,
): void {
  const sources = sourcesOf(contract)
  const exported = (files: readonly ts.SourceFile[]) =>
    new Map(files.flatMap((file) => [...compiler.exportsOf(file)]))
  const [types, models] = [exported(sources.types), exported(sources.models)]
  const [schemas, called] = [exported(sources.schemas), exported(sources.calls)]
  const walk = fieldWalk(compiler, into)

  const components = typeOf(compiler, types.get('components'))
  for (const [name, schema] of membersOf(child(rootOf(contract), 'components', 'schemas'))) {
    walk(schema, [
      ...propertyType(compiler, components, 'schemas', name),
      ...typeOf(compiler, models.get(name)),
      ...outputOf(compiler, schemas.get(`z${name}`)),
    ])
  }
  const operations = typeOf(compiler, types.get('operations'))
  for (const operation of operationsOf(contract)) {
    const own = propertyType(compiler, operations, operation.id)
    const call = called.get(operation.id)
    const signature = call ? compiler.signatureOf(call) : { takes: [], answers: [] }
    for (const { direction, status, mediaType, schema } of bodiesOf(operation)) {
      const way = direction === 'request' ? ['requestBody'] : ['responses', status ?? '']
      const generated = direction === 'request' ? signature.takes : signature.answers
      walk(schema, [...propertyType(compiler, own, ...way, 'content', mediaType), ...generated])
    }
    for (const one of parametersOf(operation)) {
      const holders = [...propertyType(compiler, own, 'parameters', one.in), ...signature.takes]
      note(into, one.name, declarationsOf(compiler, holders, one.name), one.place)
    }
  }
}

/** Walks a schema and types of the same value, until another component begins. */
function fieldWalk(compiler: Compiler, into: Declarations) {
  return function walk(schema: Place, types: readonly CodeType[]): void {
    if (types.length === 0 || !isObject(schema.value) || schema.value['$ref'] !== undefined) return
    for (const one of alternativesOf(schema)) walk(one, types)
    for (const [name, property] of membersOf(child(schema, 'properties'))) {
      note(into, name, declarationsOf(compiler, types, name), property)
      walk(property, propertyType(compiler, types, name))
    }
    const inner = (key: 'number' | 'string') =>
      types.flatMap((type) => compiler.partsOf(type).flatMap((part) => compiler.indexedBy(part, key) ?? []))
    walk(child(schema, 'items'), inner('number'))
    walk(child(schema, 'additionalProperties'), inner('string'))
  }
}

function note(into: Declarations, name: string, declarations: readonly Declared[], place: Place): void {
  into.names.add(name)
  for (const { key } of declarations) {
    const keys = into.fields.get(key) ?? new Set()
    into.fields.set(key, keys.add(keyOf(place)))
  }
}

function typeOf(compiler: Compiler, symbol: CodeSymbol | undefined): CodeType[] {
  return symbol ? [compiler.declaredType(symbol)] : []
}

/** What a zod schema yields. */
function outputOf(compiler: Compiler, symbol: CodeSymbol | undefined): CodeType[] {
  const type = symbol && compiler.typeOf(symbol)
  return type ? propertyType(compiler, [type], '_zod', 'output') : []
}

function propertyType(compiler: Compiler, types: readonly CodeType[], ...names: string[]): CodeType[] {
  return names.reduce(
    (at, name) =>
      at.flatMap((type) => propertiesOf(compiler, type, name)).flatMap((one) => compiler.typeOf(one) ?? []),
    [...types],
  )
}

function declarationsOf(compiler: Compiler, types: readonly CodeType[], name: string): Declared[] {
  return types
    .flatMap((type) => propertiesOf(compiler, type, name))
    .flatMap((one) => compiler.declarationsOf(one))
}
