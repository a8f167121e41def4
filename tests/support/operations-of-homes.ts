type Paths = Record<string, Record<string, { operationId?: string }>>

const contracts = import.meta.glob<Paths>(
  [
    '../../generated/residence/openapi.json',
    '../../generated/explorer/openapi.json',
    '../../generated/buyresidence/openapi.json',
  ],
  { import: 'paths' },
)

/** Ids of the calls that homes and what belongs to them come with; the page itself is another. */
export async function operationsOfHomes(): Promise<string[]> {
  const all = await Promise.all(Object.values(contracts).map((load) => load()))
  return all
    .flatMap((paths) => Object.values(paths))
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId }) => operationId ?? [])
}
