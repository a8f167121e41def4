import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { allOperations, documents } from './all-operations.ts'

type Registered = { service: string; operationId: string; value: unknown }

const folder = join(root, 'mocks/operations')

/** Every entry of every `mocks/operations/<service>/registry.ts`. */
const registered: Registered[] = (
  await Promise.all(
    globSync('*/registry.ts', { cwd: folder }).map(async (file) => {
      const service = basename(dirname(file))
      const exported = Object.values((await import(join(folder, file))) as Record<string, object>)
      return exported.flatMap((registry) =>
        Object.entries(registry).map(([operationId, value]) => ({
          service,
          operationId,
          value: value as unknown,
        })),
      )
    }),
  )
).flat()

test.each(documents)('the operations of $service are those of its registry, each once', ({ service }) => {
  const contract = allOperations
    .filter((one) => one.service === service)
    .map(({ operation }) => operation.operationId)
  const registry = registered.filter((one) => one.service === service).map(({ operationId }) => operationId)
  expect(registry.toSorted()).toEqual(contract.toSorted())
})

test('no operationId is used by two services', () => {
  const ids = allOperations.map(({ operation }) => operation.operationId)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('an operation is either written, in the file of its name, or said to be generated', () => {
  const written = globSync('*/**/*.ts', { cwd: folder }).map(
    (file) => `${file.split(/[\\/]/)[0]}/${basename(file, '.ts')}`,
  )
  const kebab = (id: string) => id.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
  const astray = registered.filter(({ service, operationId, value }) =>
    typeof value === 'function'
      ? !written.includes(`${service}/${kebab(operationId)}`)
      : value !== 'generated',
  )
  expect(astray.map(({ service, operationId }) => `${service}.${operationId}`)).toEqual([])
})
