import { readFile } from 'node:fs/promises'
import { InputError } from '../document/input-error.ts'
import { joinedContracts } from '../portal-files.ts'
import type { Assumption } from './assumptions-in.ts'
import { assumptionsIn } from './assumptions-in.ts'

/**
 * What the contracts of the portal assume, as those who provide the services meet it: what several services share is
 * asked of each.
 *
 * @throws InputError when there is no such contract
 */
export async function listAssumptions(service: string | undefined): Promise<Assumption[]> {
  const files = await joinedContracts()
  const named = files.filter((one) => service === undefined || one.service === service)
  if (named.length === 0) throw new InputError(`There is no contract ${service}.`)
  const found = await Promise.all(
    named.map(async (one) => {
      const document: unknown = JSON.parse(await readFile(one.file, 'utf8'))
      return assumptionsIn(`contracts/${one.service}.json`, document)
    }),
  )
  return found.flat()
}
