import { timingSafeEqual } from 'node:crypto'

/** Its number rises when servers of before would not understand what is said. */
const version = '2'

/** What a call carries that one server passes on to another. */
export type Ticket = {
  /** That of the servers. */
  secret: string
  /** The fencing number of the lease by which the world is believed to be played there, 0 for none. */
  number: number
  /** Whoever sends it can ask again, with the body. */
  isKept: boolean
}

export const writtenTicket = ({ secret, number, isKept }: Ticket): string =>
  `${version} ${secret} ${number}${isKept ? ' kept' : ''}`

/** The ticket that a call came with; undefined where that is none of these servers. */
export function readTicket(said: string | undefined, secret: string): Ticket | undefined {
  const [spoken, word = '', number, kept] = (said ?? '').split(' ')
  if (spoken !== version || !isSame(word, secret)) return undefined
  return { secret, number: Number(number), isKept: kept !== undefined }
}

/** Whether a word is the secret of the servers, which is not told by how long that takes. */
export const isSame = (one: string, other: string): boolean =>
  other !== '' && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
