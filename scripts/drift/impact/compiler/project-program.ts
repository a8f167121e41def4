import { relative } from 'node:path'
import ts from 'typescript'
import type { Document } from '../../document/place.ts'
import { child, membersOf, rootOf } from '../../document/place.ts'
import { operationsOf } from '../contract-places.ts'
import type { CodeSymbol, Compiler } from './compiler.ts'
import type { Project } from './project.ts'
import { typescriptCompiler } from './typescript-compiler.ts'

/** So much of a contract has to be in a file for it to have been generated from it. */
const enough = 0.5

/**
 * Any TypeScript project as the compiler sees it. Which of its files were generated from a contract is told by what they
 * export: `paths` and `components` (openapi-typescript), types that are called as the schemas are, and functions that are
 * called as the operations are (Orval, Hey API and others).
 */
export function readProject(root: string, contracts: readonly Document[]): Project {
  const settings = settingsOf(root)
  const program = ts.createProgram(settings.fileNames, settings.options)
  const pathOf = (file: ts.SourceFile) => relative(root, file.fileName).replaceAll('\\', '/')
  const own = program.getSourceFiles().filter((file) => !/(^|\/)node_modules\/|^\.\.\//.test(pathOf(file)))
  const files = own.map((file) => [pathOf(file), file] as const)
  const paths = new Map(files.map(([path, file]) => [file, path]))
  const compiler = typescriptCompiler(program.getTypeChecker(), (file) => paths.get(file))
  const known = contracts.map((contract) => ({ contract, ...sourcesIn(compiler, own, contract) }))
  const generated = new Set(known.flatMap(({ types, models, calls }) => [...types, ...models, ...calls]))
  return {
    compiler,
    written: new Map(files.filter(([, file]) => !generated.has(file))),
    calls: new Map(files.filter(([, file]) => known.some(({ calls }) => calls.includes(file)))),
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
function sourcesIn(compiler: Compiler, files: readonly ts.SourceFile[], contract: Document) {
  const paths = membersOf(child(rootOf(contract), 'paths')).map(([path]) => path)
  const schemas = membersOf(child(rootOf(contract), 'components', 'schemas')).map(([name]) => name)
  const operations = operationsOf(contract).map(({ id }) => id)
  const exported = files.map((file) => ({ file, names: compiler.exportsOf(file) }))
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
  const typed = withMany(paths, ({ names }) => propertyNames(compiler, names.get('paths')))
  return {
    types: typed,
    models: withMany(schemas, ({ names }) => new Set(names.keys())).filter((file) => !typed.includes(file)),
    calls: withMany(operations, ({ names }) => new Set(names.keys())),
  }
}

function propertyNames(compiler: Compiler, symbol: CodeSymbol | undefined): ReadonlySet<string> {
  return new Set(symbol ? compiler.propertyNames(compiler.declaredType(symbol)) : [])
}

function settingsOf(root: string): ts.ParsedCommandLine {
  const settings = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (!settings) throw new Error(`There is no tsconfig.json in ${root}`)
  return settings
}
