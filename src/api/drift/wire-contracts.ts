import type { answers } from '#gen/residence/published.js'
import type { CompiledOperation } from '#gen/residence/wire.js'

/** An operation of some service, compiled; its answers as they are published, which says less than the mock promises. */
export type WireOperation = CompiledOperation & { service: string }

// relative, because a glob knows no alias
const wires = import.meta.glob<{ routes: CompiledOperation[] }>('../../../generated/*/wire.js')
const published = import.meta.glob<{ answers: typeof answers }>('../../../generated/*/published.js')
const documents = import.meta.glob<object>('../../../generated/*/openapi.json', { import: 'default' })

let loading: Promise<{ service: string; routes: readonly CompiledOperation[] }[]> | undefined

/** Every operation of every contract, loaded when first asked for, and as it was saved last. */
export async function wireOperations(): Promise<WireOperation[]> {
  loading ??= Promise.all(
    Object.entries(wires).map(async ([file, load]) => {
      const [{ routes }, judged] = await Promise.all([
        load(),
        published[file.replace('wire.js', 'published.js')]?.(),
      ])
      const service = file.split('/').at(-2) ?? ''
      return { service, routes: routes.map((one) => ({ ...one, ...judged?.answers[one.operationId] })) }
    }),
  )
  return (await loading).flatMap(({ service, routes }) => routes.map((one) => ({ ...one, service })))
}

/** The contract of a service as one document. */
export const contractOf = async (service: string): Promise<object> =>
  (await documents[`../../../generated/${service}/openapi.json`]?.()) ?? {}

/** The operation that a request goes to; of several the one with the fewest parameters in its path. */
export function operationOf(
  operations: readonly WireOperation[],
  method: string,
  path: string,
): WireOperation | undefined {
  return operations
    .filter((one) => one.method === method && patternOf(one).test(path))
    .toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path))[0]
}

function patternOf({ path, multiSegment }: WireOperation): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/\{[^}]*\}/g, multiSegment ? '.+' : '[^/]+')}$`)
}

const parametersIn = (path: string): number => path.split('{').length
