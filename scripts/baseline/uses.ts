import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../generate/paths.ts'
import type { YoungApi } from './features.ts'

export type Use = YoungApi & { file: string; line: number }

/** The portal's own code; its demonstration runs in a browser that its visitor chose. */
export const portalFiles = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/^src\/demo\/|\.test(-support)?\.tsx?$/.test(file),
  )

/** Where files use one of these APIs: what the types of TypeScript say is declared for the browser or the language. */
export function usesIn(files: readonly string[], young: ReadonlyMap<string, YoungApi>): Use[] {
  const options: ts.CompilerOptions = {
    ...readOptions(),
    // those of Node declare some of the same names
    types: [],
    noEmit: true,
    skipLibCheck: true,
  }
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  )
  const checker = program.getTypeChecker()
  // only a name that is young somewhere is worth asking for
  const names = new Set(
    [...young.keys()].map((key) =>
      key
        .split('.')
        .at(-1)
        ?.replace(/_static$/, ''),
    ),
  )
  const found: Use[] = []
  for (const file of files) {
    const source = program.getSourceFile(join(root, file))
    if (!source) continue
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && names.has(node.text) && !ts.isTypeNode(node.parent)) {
        const api = apiOf(checker.getSymbolAtLocation(node), program, young)
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        if (api) found.push({ ...api, file: relative(root, source.fileName), line: line + 1 })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object
  }
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options
}

function apiOf(symbol: ts.Symbol | undefined, program: ts.Program, young: ReadonlyMap<string, YoungApi>) {
  const declared = symbol?.declarations?.filter((one) =>
    program.isSourceFileDefaultLibrary(one.getSourceFile()),
  )
  for (const declaration of declared ?? []) {
    const name = ts.getNameOfDeclaration(declaration)?.getText() ?? ''
    for (const key of keysOf(name, declaration.parent)) {
      const api = young.get(key)
      if (api) return api
    }
  }
  return undefined
}

/** Objects that take over what TypeScript declares in interfaces of its own, such as ParentNode. */
const takers = ['Window', 'Document', 'Element', 'HTMLElement', 'Navigator']

function keysOf(name: string, parent: ts.Node): string[] {
  if (ts.isVariableDeclarationList(parent)) return keysOf(name, parent.parent.parent)
  if (ts.isSourceFile(parent)) return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]
  const holder = holderOf(parent)
  if (holder) return [`api.${holder}.${name}_static`, `api.${holder}.${name}`]
  if (!ts.isInterfaceDeclaration(parent)) return []
  const owner = parent.name.text.replace(/Constructor$/, '')
  return [
    `api.${owner}.${name}`,
    `api.${owner}.${name}_static`,
    `javascript.builtins.${owner}.${name}`,
    ...takers.map((taker) => (isMixin(parent) ? `api.${taker}.${name}` : '')),
  ]
}

/** The object whose own functions a declaration lists, as URL in `declare var URL: { parse(): … }` and CSS in its namespace. */
function holderOf(parent: ts.Node): string | undefined {
  const named = ts.isTypeLiteralNode(parent)
    ? parent.parent
    : ts.isModuleBlock(parent)
      ? parent.parent
      : undefined
  return named && (ts.isVariableDeclaration(named) || ts.isModuleDeclaration(named))
    ? named.name.getText()
    : undefined
}

const mixin =
  /^(Animatable|ARIAMixin|ChildNode|ElementContentEditable|GlobalEventHandlers|HTMLOrSVGElement|InnerHTML|NavigatorID|ParentNode|PopoverTargetAttributes|Slottable|WindowOrWorkerGlobalScope|\w*Mixin|\w*Utils|Navigator[A-Z]\w*|DocumentOrShadowRoot|WindowEventHandlers)$/
const isMixin = (declared: ts.InterfaceDeclaration) => mixin.test(declared.name.text)
