import { AppError } from '#src/api/errors.ts'

/** What went wrong with a change, named as its message is. */
export type ChangeProblem =
  | 'saveFailed'
  | 'endFailed'
  | 'closed'
  | 'fileTooLarge'
  | 'filesTooLarge'
  | 'fileType'
  | 'fileCount'
  | 'network'

/** The message for a failed change; `otherwise` when it is nothing one can do something about. */
export function problemOf(error: Error, otherwise: 'saveFailed' | 'endFailed'): ChangeProblem {
  if (!(error instanceof AppError)) return otherwise
  if (error.code === 'filesTooLargeTogether') return 'filesTooLarge'
  if (error.code === 'fileTypeNotAllowed') return 'fileType'
  if (error.code === 'tooManyFiles') return 'fileCount'
  if (error.kind === 'tooLarge') return 'fileTooLarge'
  if (error.kind === 'conflict') return 'closed'
  return error.kind === 'network' ? 'network' : otherwise
}
