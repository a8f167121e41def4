/** Why the mock refuses something, as far as the tools have a sentence for it. */
export type RefusalReason =
  | 'notFound'
  | 'conflict'
  | 'worldLimitReached'
  | 'unauthorized'
  | 'gone'
  | 'invalid'
  | 'busy'
  | 'other'

/** What the mock has against a call. */
export class RefusedError extends Error {
  readonly code: string | undefined

  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code
  }
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  notFound: 'notFound',
  conflict: 'conflict',
  worldLimitReached: 'worldLimitReached',
  unauthorized: 'unauthorized',
  gone: 'gone',
  invalidRequest: 'invalid',
  malformedBody: 'invalid',
  unprocessable: 'invalid',
  payloadTooLarge: 'invalid',
  serviceUnavailable: 'busy',
}

/**
 * Why the mock refused what went wrong, and its own words, which are English; undefined where it was not the mock that
 * refused.
 */
export function refusalOf(error: unknown): { reason: RefusalReason; words: string } | undefined {
  if (!(error instanceof RefusedError)) return undefined
  return { reason: reasons[error.code ?? ''] ?? 'other', words: error.message }
}

/** Whether the mock asks for its key, or did not take the one it was given. */
export const asksForKey = (error: unknown): boolean => refusalOf(error)?.reason === 'unauthorized'

type Problem = {
  code: string
  title: string
  detail?: string | null
  errors?: readonly { detail?: string | null }[] | null
}

/** What the control API answered. Throws what the mock has against it, in its own words; `network` without an answer. */
export async function answered<T>(
  call: Promise<{ data?: T; error?: Problem; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new Error('network')
  })
  if (!response.ok) {
    const { detail, errors, title, code } = error ?? {}
    throw new RefusedError(detail ?? errors?.[0]?.detail ?? title ?? code ?? String(response.status), code)
  }
  return data as T
}
