import { queryOptions } from '@tanstack/react-query'
import { operationsOf } from '../../director/mock/operations.ts'
import type { Operation, Paths } from '../../director/mock/operations.ts'

/** A contract as this mock hands it out. */
export type Contract = {
  openapi: string
  info: { summary?: string; description?: string; version: string }
  paths: Paths
}

export type ShownService = { name: string; contract: Contract; operations: Operation[] }

type Listed = { services: { name: string; contract: string }[] }

/** The services of this mock with their contracts, those that steer it last. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: async (): Promise<ShownService[]> => {
    const { services } = await read<Listed>('/openapi')
    return Promise.all(
      services.map(async ({ name, contract: address }) => {
        const contract = await read<Contract>(address)
        return { name, contract, operations: operationsOf(contract.paths) }
      }),
    )
  },
  staleTime: Number.POSITIVE_INFINITY,
})

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as T
}
