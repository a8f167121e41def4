import { escapeRegExp } from '../../escape-reg-exp.ts'
import { InputError } from '../document/input-error.ts'
import { operationsOf } from '../traffic/operations.ts'
import type { Probed } from './about-operation.ts'
import { nameOf } from './about-operation.ts'
import { contractsAt } from './contracts.ts'
import { isSafe } from './writing.ts'

/** The contract that steers the mock backend, and resets it; no other service has it, so it is called by name only. */
const steering = 'mock_control'

/** What is to be probed, as it was asked for. */
export type Selection = {
  contract: string
  /** Names of contracts, with commas between. */
  services: string | undefined
  /** Ids, paths, or `GET /path`, with commas between; `*` stands for anything. */
  operations: string | undefined
  allowsWrites: boolean
  /** Folders and origins that references of the contract may lead to besides their own. */
  allowedRefs?: readonly string[]
}

/**
 * The operations to call, and what is left out.
 *
 * @throws InputError when nothing is left
 */
export async function selected({
  contract,
  services,
  operations,
  allowsWrites,
  allowedRefs,
}: Selection): Promise<{ chosen: Probed[]; notes: string[] }> {
  const named = split(services)
  const contracts = (await contractsAt(contract, named, allowedRefs)).filter(
    ({ service }) => named.length > 0 || service !== steering,
  )
  const all = contracts.flatMap(({ service, document }) =>
    operationsOf(document).map((operation) => ({ service, operation })),
  )
  const patterns = split(operations).map(patternOf)
  const asked = all.filter(
    ({ operation: { id = '', method, path } }) =>
      // no client of the web can send it (Fetch, 2.2.1)
      method !== 'TRACE' &&
      (patterns.length === 0 ||
        patterns.some((one) => [id, path, `${method} ${path}`].some((text) => one.test(text)))),
  )
  if (asked.length === 0) throw new InputError('No operation of the contract is the one that was asked for.')
  const chosen = asked.filter(({ operation }) => allowsWrites || isSafe(operation))
  const left = asked.filter((one) => !chosen.includes(one)).map(({ operation }) => nameOf(operation))
  if (chosen.length === 0)
    throw new InputError('All operations that were asked for change something; --allow-writes calls them.')
  const note = `Not called, since they change something (--allow-writes): ${left.join(', ')}.`
  return { chosen, notes: left.length > 0 ? [note] : [] }
}

const split = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const patternOf = (text: string): RegExp => new RegExp(`^${text.split('*').map(escapeRegExp).join('.*')}$`)
