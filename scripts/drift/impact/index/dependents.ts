import type { CodeGraph, Node } from './code-graph.ts'
import type { Layer, Spot } from './index-model.ts'

/** The table that says which template shows which page. Every component it names is a screen. */
const table = 'src/screens/templates.ts'

type LayerOf = (file: string) => Layer | undefined

/** Who uses a declaration, the nearest first, up to the screens. */
export type Dependents = { users: { node: Node; line: number }[]; tests: Spot[]; screens: number[] }

/** The routes and templates of a portal, and a way up from any declaration to those that it shows on. */
export function dependentsIn(
  graph: CodeGraph,
  layerOf: LayerOf,
): {
  screens: Spot[]
  upFrom: (starts: readonly string[]) => Dependents
} {
  const screenFiles = [...graph.nodes.values()]
    .filter((node) => isScreen(graph, node, layerOf))
    .map(({ file }) => file)
  const files = [...new Set(screenFiles)].toSorted()
  const numbers = new Map(files.map((file, number) => [file, number]))

  const upFrom = (starts: readonly string[]): Dependents => {
    const seen = new Set(starts)
    const queue = [...starts]
    const found: Dependents = { users: [], tests: [], screens: [] }
    const shown = new Set<number>()
    for (const id of queue) {
      const screen = numbers.get(graph.nodes.get(id)?.file ?? '')
      if (screen !== undefined) {
        shown.add(screen)
        continue
      }
      for (const [user, [line = 0]] of graph.users.get(id) ?? []) {
        const node = graph.nodes.get(user)
        if (!node || seen.has(user) || node.file === table) continue
        seen.add(user)
        const layer = layerOf(node.file)
        if (layer === 'test') found.tests.push({ file: node.file, line, name: node.name })
        else {
          queue.push(user)
          if (layer) found.users.push({ node, line })
        }
      }
    }
    return { ...found, screens: [...shown].toSorted((a, b) => a - b) }
  }
  return { screens: files.map((file) => ({ file, line: 1, name: nameOf(file, files, layerOf) })), upFrom }
}

function isScreen({ users }: CodeGraph, { id, file }: Node, layerOf: LayerOf): boolean {
  if (layerOf(file) === 'route') return true
  if (layerOf(file) !== 'screen' || !file.endsWith('.tsx')) return false
  return [...(users.get(id)?.keys() ?? [])].some((user) => user.startsWith(`${table}#`))
}

/** `the route /my-pages`, `every page below /my-pages`, `the template stage`. */
function nameOf(file: string, files: readonly string[], layerOf: LayerOf): string {
  const name = (file.split('/').at(-1) ?? '').replace(/\.tsx?$/, '')
  if (layerOf(file) === 'screen') return `the template ${name}`
  if (name === '__root') return 'every page'
  const isLayout = files.some((one) => one.startsWith(file.replace(/tsx?$/, '')) && one !== file)
  if (isLayout) return `every page below /${name.replaceAll('.', '/')}`
  return `the route /${name.replaceAll('.', '/').replace(/^index$|\/index$/, '')}`
}
