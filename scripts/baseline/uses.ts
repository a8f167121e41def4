import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type InterfaceDeclaration,
  type Node,
  type SourceFile,
  getTouchingPropertyName,
  isIdentifier,
  isInterfaceDeclaration,
  isModuleBlock,
  isModuleDeclaration,
  isSourceFile,
  isStringLiteral,
  isTypeLiteralNode,
  isTypeNode,
  isVariableDeclaration,
  isVariableDeclarationList,
} from 'typescript7/unstable/ast'
import { API, type NodeHandle } from 'typescript7/unstable/sync'
import { root } from '../generate/paths.ts'
import type { WebApi } from './features.ts'

export type Use = WebApi & { file: string; line: number }

/** The portal's own code; its demonstration runs in a browser that its visitor chose. */
export const portalFiles = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/^src\/demo\/|\.test(-support)?\.tsx?$/.test(file),
  )

/** Where files use one of these APIs: what the types of TypeScript say is declared for the browser or the language. */
export function usesIn(files: readonly string[], notWide: ReadonlyMap<string, WebApi>): Use[] {
  const settings = JSON.stringify({
    extends: './tsconfig.json',
    // those of Node declare some of the same names
    compilerOptions: { types: [], noEmit: true, skipLibCheck: true },
    include: [],
    files,
  })
  // the native compiler takes half of the time
  const compiler = new API({
    cwd: root,
    fs: {
      fileExists: (name) => name === project || undefined,
      readFile: (name) => (name === project ? settings : undefined),
    },
  })
  try {
    const { program, checker } =
      compiler.updateSnapshot({ openProjects: [project] }).getProject(project) ?? {}
    if (!program || !checker) throw new Error('The portal could not be read.')
    const isLibrary = ({ path }: NodeHandle) => /\/lib(\.[\w.]+)?\.d\.ts$/.test(path)
    const isAsked = isNameOf(notWide)
    return files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const places = [...text.matchAll(word)].filter(([name]) => isAsked(name)).map(({ index }) => index)
      if (places.length === 0) return []
      const symbols = checker.getSymbolAtPosition(join(root, file), places)
      return places.flatMap((place, nth): Use[] => {
        const declared = symbols[nth]?.declarations.filter(isLibrary) ?? []
        const api = declared.length > 0 ? apiOf(declared, notWide) : undefined
        const source = api && program.getSourceFile(join(root, file))
        if (!source || !isCode(source, place)) return []
        return [{ ...api, file, line: text.slice(0, place).split('\n').length }]
      })
    })
  } finally {
    compiler.close()
  }
}

/** Where the settings of the compiler would lie. */
const project = join(root, 'tsconfig.baseline.json')

const word = /(?<![\w$])[A-Za-z_$][\w$]*/g

/** Only the name of such an API is worth asking the compiler about. */
function isNameOf(notWide: ReadonlyMap<string, WebApi>): (name: string) => boolean {
  const apis = [...notWide.keys()].filter((key) => /^(api|javascript\.builtins)\./.test(key))
  const names = new Set(apis.map((key) => key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, '')))
  return (name) => names.has(name)
}

/** Whether a name stands where it does something: not in a type, a text or a remark. */
function isCode(source: SourceFile, place: number): boolean {
  const node = getTouchingPropertyName(source, place)
  return isIdentifier(node) && !isTypeNode(node.parent)
}

function apiOf(declared: readonly NodeHandle[], notWide: ReadonlyMap<string, WebApi>): WebApi | undefined {
  for (const handle of declared) {
    const declaration = handle.resolve()
    if (!declaration) continue
    for (const key of keysOf(nameOf(declaration), declaration.parent)) {
      const api = notWide.get(key)
      if (api) return api
    }
  }
  return undefined
}

function nameOf(declaration: Node): string {
  const { name } = declaration as { name?: Node }
  return name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : ''
}

/** Objects that take over what TypeScript declares in interfaces of its own, such as ParentNode. */
const mixinHosts = ['Window', 'Document', 'Element', 'HTMLElement', 'Navigator']

function keysOf(name: string, parent: Node): string[] {
  if (isVariableDeclarationList(parent)) return keysOf(name, parent.parent.parent)
  if (isSourceFile(parent)) return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]
  const holder = holderOf(parent)
  if (holder) return [`api.${holder}.${name}_static`, `api.${holder}.${name}`]
  if (!isInterfaceDeclaration(parent)) return []
  const owner = parent.name.text.replace(/Constructor$/, '')
  return [
    `api.${owner}.${name}`,
    `api.${owner}.${name}_static`,
    `javascript.builtins.${owner}.${name}`,
    ...mixinHosts.map((host) => (isMixin(parent) ? `api.${host}.${name}` : '')),
  ]
}

/** The object whose own functions a declaration lists, as URL in `declare var URL: { parse(): … }` and CSS in its namespace. */
function holderOf(parent: Node): string | undefined {
  if (!isTypeLiteralNode(parent) && !isModuleBlock(parent)) return undefined
  const named = parent.parent
  return isVariableDeclaration(named) || isModuleDeclaration(named) ? nameOf(named) : undefined
}

const mixin =
  /^(Animatable|ARIAMixin|ChildNode|ElementContentEditable|GlobalEventHandlers|HTMLOrSVGElement|InnerHTML|NavigatorID|ParentNode|PopoverTargetAttributes|Slottable|WindowOrWorkerGlobalScope|\w*Mixin|\w*Utils|Navigator[A-Z]\w*|DocumentOrShadowRoot|WindowEventHandlers)$/
const isMixin = (declared: InterfaceDeclaration) => mixin.test(declared.name.text)
