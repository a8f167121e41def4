import { relative } from 'node:path'
import ts from 'typescript'
import type { Document } from '../document/place.ts'
import { child, membersOf, rootOf } from '../document/place.ts'
import { operationsOf } from './contract-places.ts'
import { exportsOf } from './declarations.ts'
import type { Portal } from './portal-program.ts'
import { settingsOf } from './portal-program.ts'

/** So much of a contract has to be in a file for it to have been generated from it. */
const enough = 0.5

/**
 * Any TypeScript project as the compiler sees it. Which of its files were generated from a contract is told by what they
 * export: `paths` and `components` (openapi-typescript), types that are called as the schemas are, and functions that are
 * called as the operations are (Orval, Hey API and others).
 */
export function readProject(root: string, contracts: readonly Document[]): Portal {
  const settings = settingsOf(root)
  const program = ts.createProgram(settings.fileNames, settings.options)
  const checker = program.getTypeChecker()
  const pathOf = (file: ts.SourceFile) => relative(root, file.fileName).replaceAll('\\', '/')
  const own = program.getSourceFiles().filter((file) => !/(^|\/)node_modules\/|^\.\.\//.test(pathOf(file)))
  const known = contracts.map((contract) => ({ contract, ...sourcesIn(checker, own, contract) }))
  const generated = new Set(known.flatMap(({ types, models, calls }) => [...types, ...models, ...calls]))
  const files = own.map((file) => [pathOf(file), file] as const)
  return {
    checker,
    written: new Map(files.filter(([, file]) => !generated.has(file))),
    calls: new Map(files.filter(([, file]) => known.some(({ calls }) => calls.includes(file)))),
    pathOf,
    layerOf: (file) => (/(^|\/)(tests?|__tests__)\/|\.(test|spec)\.\w+$/.test(file) ? 'test' : 'app'),
    isCallOf: (service, file) =>
      known.some(
        ({ contract, calls }) => contract.uri === service && calls.some((one) => pathOf(one) === file),
      ),
    sourcesOf: (contract) => {
      const found = known.find((one) => one.contract === contract)
      return {
        types: found?.types ?? [],
        models: found?.models ?? [],
        schemas: [],
        calls: found?.calls ?? [],
      }
    },
  }
}

/** The files that were generated from a contract. */
function sourcesIn(checker: ts.TypeChecker, files: readonly ts.SourceFile[], contract: Document) {
  const paths = membersOf(child(rootOf(contract), 'paths')).map(([path]) => path)
  const schemas = membersOf(child(rootOf(contract), 'components', 'schemas')).map(([name]) => name)
  const operations = operationsOf(contract).map(({ id }) => id)
  const exported = files.map((file) => ({ file, names: exportsOf(checker, file) }))
  const withMany = (
    wanted: readonly string[],
    namesOf: (one: (typeof exported)[number]) => ReadonlySet<string>,
  ) =>
    exported
      .filter((one) => {
        const names = namesOf(one)
        const found = wanted.filter((name) => names.has(name)).length
        return found > 0 && found >= wanted.length * enough
      })
      .map(({ file }) => file)
  const typed = withMany(paths, ({ names }) => propertyNames(checker, names.get('paths')))
  return {
    types: typed,
    models: withMany(schemas, ({ names }) => new Set(names.keys())).filter((file) => !typed.includes(file)),
    calls: withMany(operations, ({ names }) => new Set(names.keys())),
  }
}

function propertyNames(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ReadonlySet<string> {
  if (!symbol) return new Set()
  return new Set(
    checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .map(({ name }) => name),
  )
}
