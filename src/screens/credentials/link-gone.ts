import { AppError } from '#src/api/errors.ts'

/** Whether a link leads to nothing any more, or never did: to try again helps nobody. */
export const isLinkGone = (error: unknown): boolean =>
  error instanceof AppError && ['notFound', 'invalid'].includes(error.kind)
