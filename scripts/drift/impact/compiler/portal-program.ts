import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type ts from 'typescript'
import { API, type Program } from 'typescript7/unstable/sync'
import type { Document } from '../../document/place.ts'
import { layerOf } from '../index/layers.ts'
import { commonNode, nativeCompiler } from './native-compiler.ts'
import type { Project } from './project.ts'

/** Where the settings of the compiler would lie. */
const settingsFile = 'tsconfig.impact.json'

/** Starts the native compiler, which ends with the work. */
function withCompiler<Made>(root: string, settings: () => string, work: (compiler: API) => Made): Made {
  const file = join(root, settingsFile)
  const compiler = new API({
    cwd: root,
    fs: {
      fileExists: (name) => name === file || undefined,
      readFile: (name) => (name === file ? settings() : undefined),
    },
  })
  try {
    return work(compiler)
  } finally {
    compiler.close()
  }
}

/** The files that an index is made of, by the compiler's own settings. */
function partsOf(root: string, compiler: API): string[] {
  return compiler.parseConfigFile(join(root, 'tsconfig.json')).fileNames.filter((name) => {
    const path = pathFrom(root, name)
    return layerOf(path) !== undefined || path.startsWith('generated/')
  })
}

const pathFrom = (root: string, name: string) => relative(root, name).replaceAll('\\', '/')

/** Changes with any file that makes up the portal; costs some tenths of a second. */
export function portalFingerprint(root: string): string {
  const names = withCompiler(
    root,
    () => '',
    (compiler) => partsOf(root, compiler),
  )
  const hash = createHash('sha256')
  for (const name of names.toSorted()) {
    hash.update(pathFrom(root, name)).update('\0').update(readFileSync(name)).update('\0')
  }
  return hash.digest('hex')
}

/** Reads the portal with the native compiler, which is there for as long as the work lasts. Takes seconds. */
export function withPortal<Made>(root: string, work: (portal: Project) => Made): Made {
  let settings = ''
  return withCompiler(
    root,
    () => settings,
    (compiler) => {
      const names = partsOf(root, compiler)
      settings = JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { noEmit: true },
        include: [],
        files: names,
      })
      const project = join(root, settingsFile)
      const { program, checker } =
        compiler.updateSnapshot({ openProjects: [project] }).getProject(project) ?? {}
      if (!program || !checker) throw new Error('The portal could not be read.')
      const sources = names.map((name) => [pathFrom(root, name), sourceOf(program, name)] as const)
      const paths = new Map(sources.map(([path, source]) => [source.path as string, path]))
      return work({
        compiler: nativeCompiler(checker, (file) => paths.get(file)),
        ...filesOfPortal(sources.map(([path, source]) => [path, commonNode(source) as ts.SourceFile])),
      })
    },
  )
}

function filesOfPortal(files: readonly (readonly [path: string, file: ts.SourceFile])[]) {
  const byPath = new Map(files)
  const callsOf = (service: string) => `generated/${service}/calls/`
  const calls = files.filter(([path]) => /^generated\/[^/]+\/calls\//.test(path))
  return {
    written: new Map(files.filter(([path]) => layerOf(path) !== undefined)),
    calls: new Map(calls),
    layerOf,
    isCallOf: (service: string, path: string) => path.startsWith(callsOf(service)),
    sourcesOf: ({ uri }: Document) => {
      const named = (name: string) => [byPath.get(`generated/${uri}/${name}`) ?? []].flat()
      return {
        types: named('types.ts'),
        models: named('model.ts'),
        schemas: named('schemas.ts'),
        calls: calls.filter(([path]) => path.startsWith(callsOf(uri))).map(([, file]) => file),
      }
    },
  }
}

function sourceOf(program: Program, name: string) {
  const file = program.getSourceFile(name)
  if (!file) throw new Error(`The compiler did not read ${name}`)
  return file
}
