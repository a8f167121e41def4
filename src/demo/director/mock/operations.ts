import { queryOptions } from '@tanstack/react-query'

/** An operation of a service, as its contract has it. */
export type Operation = {
  operationId: string
  method: string
  path: string
  statuses: number[]
  /** Names of the examples that its answers have. */
  examples: string[]
}

type Responses = Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>
export type Paths = Record<string, Record<string, { operationId?: string; responses?: Responses }>>

// big, and of use only to who sets faults: each comes when it is asked for
const contracts = import.meta.glob<Paths>(
  ['/generated/*/openapi.json', '!/generated/mock_control/openapi.json'],
  { import: 'paths' },
)

/** Every operation that a fault can strike, by its id. */
export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: async () => {
    const all = await Promise.all(Object.values(contracts).map((load) => load()))
    return new Map(all.flatMap(operationsOf).map((one) => [one.operationId, one]))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The operations of one contract. */
export function operationsOf(paths: Paths): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
      operationId
        ? [
            {
              operationId,
              method: method.toUpperCase(),
              path,
              statuses: statusesOf(responses),
              examples: examplesOf(responses),
            },
          ]
        : [],
    ),
  )
}

const examplesOf = (responses: Responses = {}) => [
  ...new Set(
    Object.values(responses)
      .flatMap(({ content = {} }) => Object.values(content))
      .flatMap(({ examples = {} }) => Object.keys(examples)),
  ),
]

const statusesOf = (responses: Responses = {}) => Object.keys(responses).map(Number).filter(Number.isInteger)
