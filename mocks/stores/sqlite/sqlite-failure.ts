import { StorageFailure } from '../../engine/answer/storage-failure.ts'

/** Result codes of SQLite (sqlite.org/rescode.html); an extended one has the primary one in its lowest byte. */
const full = 13
const damaged = new Set([11, 26])

const primaryCodeOf = (error: unknown): number | undefined => {
  const { errcode } = (error ?? {}) as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

/** Whether a part of the file is not what SQLite has written there. */
export const isDamaged = (error: unknown): boolean => damaged.has(primaryCodeOf(error) ?? -1)

/** An error of SQLite as one that names the file and what one can do; any other one as it is. */
export function failureIn(file: string, error: unknown): unknown {
  if (isDamaged(error)) return new StorageFailure(503, damageIn(file), { cause: error })
  if (primaryCodeOf(error) === full)
    return new StorageFailure(507, `the world could not be kept: there is no room on the disk for ${file}.`, {
      cause: error,
    })
  return error
}

const damageIn = (file: string) =>
  `The file that worlds are kept in, ${file}, is damaged where this world lies. ` +
  'POST /__mock/world/reset begins the world anew; others can be played on.'
