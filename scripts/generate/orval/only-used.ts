import type { GeneratorClients, GeneratorVerbOptions } from 'orval'
import { identifiersIn, reachable } from './reachable.ts'

type Builder = GeneratorClients['react-query']

/**
 * orval's client for React Query, cut to what orval.config.ts names an operation for: its options or its call, and what
 * these need. orval writes hooks beside all options, and has no setting against it.
 */
export const onlyUsed = ({ 'react-query': { client, header, ...rest } }: GeneratorClients): Builder => ({
  ...rest,
  client: async (verb, options, _self, output) => {
    const wanted = wantedOf(verb)
    if (wanted.length === 0) return { implementation: '', imports: [] }
    const made = await client(verb, options, 'react-query', output)
    const implementation = reachable(made.implementation, wanted)
    return { ...made, implementation: withPlainHeaders(withPages(withCall(implementation, verb), verb)) }
  },
  header: (params) => {
    const made = header?.(params) ?? ''
    const text = typeof made === 'string' ? made : made.implementation
    return `${reachable(text, identifiersIn(params.clientImplementation))}\n\n`
  },
})

/** No call at all, for what generates something else; an operation without any text would be left out. */
export const noCalls = (): Builder => ({ client: () => ({ implementation: '\n', imports: [] }) })

/** What of an operation is wanted; nothing of one that the configuration does not name. */
function wantedOf({ operationName, override }: GeneratorVerbOptions): string[] {
  const query = override.operations[operationName]?.query
  if (!query) return []
  const name = pascal(operationName)
  const options = [
    query.useQuery ? [`get${name}QueryOptions`] : [],
    query.useInfinite ? [`get${name}InfiniteQueryOptions`] : [],
    query.useMutation ? [`get${name}MutationOptions`] : [],
  ].flat()
  return options.length > 0 ? options : [operationName]
}

/**
 * Options that are known to have a function, and no skipToken in its place, so that what comes around the call can use
 * it. Whether a query may run is said by its user: what a path needs is never missing, as its type says.
 */
function withCall(text: string, { operationName, props }: GeneratorVerbOptions): string {
  const answer = `Awaited<ReturnType<typeof ${operationName}>>`
  const said = props.length > 0 ? `${pascal(operationName)}MutationVariables` : 'void'
  return text
    .replace(
      `as UseQueryOptions<${answer}, TError, TData> & {`,
      `as UseQueryOptions<${answer}, TError, TData> & { queryFn: (...asked: Parameters<QueryFunction>) => Promise<${answer}>,`,
    )
    .replace(/enabled: .*, (?=\.\.\.queryOptions})/, '')
    .replace(
      /\): (UseMutationOptions<.*, TContext>) => \{/,
      `): $1 & { mutationFn: MutationFunction<${answer}, ${said}> } => {`,
    )
}

/** Headers are given as an object (`src/api/http.ts`), so that no call needs to read the other two kinds of them. */
const withPlainHeaders = (text: string): string =>
  text
    .replace(/ *const getHeaders = [^]*?\n    return headers;\n  \};\n/, '')
    .replace('...getHeaders(options?.headers)', '...options?.headers')

/**
 * Infinite options whose parts are asked for in the body of the request. orval knows of parameters in the address only:
 * https://github.com/orval-labs/orval/issues/4025
 */
function withPages(text: string, { operationName, body, override }: GeneratorVerbOptions): string {
  if (!override.operations[operationName]?.query?.useInfinite) return text
  const { definition, implementation } = body
  const page = `Partial<${definition}>`
  const answer = `Awaited<ReturnType<typeof ${operationName}>>`
  return text.replace(/export const get\w+InfiniteQueryOptions = [^]*?\n}\n/, (options) =>
    options
      .replace(`InfiniteData<${answer}>`, `InfiniteData<${answer}, ${page}>`)
      .replaceAll(`${answer}, TError, TData>`, `${answer}, TError, TData, QueryKey, ${page}>`)
      .replace(`QueryFunction<${answer}>`, `QueryFunction<${answer}, QueryKey, ${page}>`)
      .replace(
        `({ signal }) => ${operationName}(${implementation}`,
        `({ signal, pageParam }) => ${operationName}({ ...${implementation}, ...pageParam }`,
      ),
  )
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
