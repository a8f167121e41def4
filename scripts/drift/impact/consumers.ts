import { tryParseJson } from '../document/json.ts'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { InputError } from '../document/input-error.ts'
import type { ImpactIndex } from './index/index-model.ts'

/** A project that uses the contracts, in one of its versions and one of the places where it runs. */
export type Consumer = { name: string; version: string; environment: string }

/** What `portal-contracts index` writes. */
export type ConsumerIndex = ImpactIndex & { consumer: Consumer }

/** `shop 1.4.0 (production)` */
export const consumerName = ({ name, version, environment }: Consumer): string =>
  `${name} ${version} (${environment})`

/**
 * The indexes at these files, and in these folders.
 *
 * @throws InputError when there is none, or one was not written by this version of the tool
 */
export async function readConsumers(given: readonly string[]): Promise<ConsumerIndex[]> {
  const files = await Promise.all(
    given.map(async (one) => {
      const names = await readdir(one).catch(() => undefined)
      return names?.filter((name) => name.endsWith('.json')).map((name) => join(one, name)) ?? [one]
    }),
  )
  if (files.flat().length === 0) throw new InputError(`There is no index in ${given.join(', ')}.`)
  return Promise.all(files.flat().toSorted().map(readConsumer))
}

async function readConsumer(file: string): Promise<ConsumerIndex> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new InputError(`There is no index ${file}; \`portal-contracts index\` makes one.`)
  })
  const { consumerIndex } = await import('./index/index-schema.ts')
  const read = consumerIndex.safeParse(tryParseJson(text))
  if (!read.success)
    throw new InputError(`${file} is no index of this version; \`portal-contracts index\` makes one.`)
  return read.data as unknown as ConsumerIndex
}
