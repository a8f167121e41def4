import { InputError } from '../input-error.ts'

/** What one document and all that it refers to may take together. */
export type Budget = {
  /** Ends what is still being fetched. */
  signal: AbortSignal
  /** Refuses what says that it is larger than what is left. */
  expect: (name: string, bytes: number) => void
  spend: (name: string, bytes: number) => void
  /** One more document. */
  count: (name: string) => void
}

const maxBytes = 256 * 1024 * 1024
const maxDocuments = 2000
const maxMs = 30_000

/** @throws InputError from its functions, when more is taken than there is */
export function createBudget(): Budget {
  let left = maxBytes
  let documents = maxDocuments
  const expect = (name: string, bytes: number): void => {
    if (bytes > left) throw new InputError(`${name} is ${sizeOf(bytes)}, too large for a contract.`)
  }
  return {
    signal: AbortSignal.timeout(maxMs),
    expect,
    spend: (name, bytes) => {
      expect(name, bytes)
      left -= bytes
    },
    count: (name) => {
      documents -= 1
      if (documents < 0)
        throw new InputError(`A contract is of at most ${maxDocuments} documents; ${name} is one more.`)
    },
  }
}

export const sizeOf = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`
