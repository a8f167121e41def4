import type { StorageStatus } from '../../engine/answer/storage-failure.ts'
import type { Desk } from '../leases/desk.ts'

/** What a worker asks the process that leads it: something of the desk, or what all workers have counted. */
export type Question = { ask: number; what: Asked; given: unknown[] }
export type Asked = Exclude<keyof Desk, 'kind' | 'count' | 'close'> | 'metrics'

/** The answer, or why there is none, with a status where a file failed; `count` is how many worlds there are. */
export type Reply = { reply: number; count: number } & (
  | { value: unknown }
  | { error: string; status?: StorageStatus | undefined }
)

const isObject = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null

export const isQuestion = (message: unknown): message is Question =>
  isObject(message) && typeof message['ask'] === 'number'

export const isReply = (message: unknown): message is Reply =>
  isObject(message) && typeof message['reply'] === 'number'
