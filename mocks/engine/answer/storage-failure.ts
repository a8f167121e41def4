import type { EngineAnswer } from '../operation.ts'
import { problem } from './problem.ts'

/** 507 for a disk without room (RFC 4918 §11.5), 503 for anything else that somebody has to mend first. */
export type StorageStatus = 503 | 507

/** A file that something is kept in can't be read or written. The message says which, and what one can do. */
export class StorageFailure extends Error {
  override name = 'StorageFailure'
  readonly status: StorageStatus

  /** After how many seconds it is worth another try, where that is known. */
  readonly retryAfter: number | undefined

  /** It is certain that nothing was kept. */
  readonly isUndone: boolean

  constructor(
    status: StorageStatus,
    message: string,
    {
      retryAfter,
      isUndone = false,
      ...options
    }: ErrorOptions & { retryAfter?: number; isUndone?: boolean } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfter = retryAfter
    this.isUndone = isUndone
  }
}

/** What the system says of a disk without room, or of a share of it that is used up. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** The error as one of a file, if it is one; a disk without room is told by the system wherever something was written. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof StorageFailure) return error
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException
  if (!fullCodes.has(code)) return undefined
  const where = path === undefined ? 'a file' : path
  return new StorageFailure(507, `There is no room on the disk for ${where}.`, { cause: error })
}

/** The answer to a call whose file failed. */
export function storageProblem({ status, message, retryAfter }: StorageFailure): EngineAnswer {
  const told = problem(status, 'serviceUnavailable', { detail: message.slice(0, 500) })
  return retryAfter === undefined ? told : { ...told, headers: { 'retry-after': String(retryAfter) } }
}
