/** What the mock has against a call. */
class RefusedError extends Error {
  readonly code: string | undefined

  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code
  }
}

/** Whether the mock asks for its key, or did not take the one it was given. */
export const asksForKey = (error: unknown): boolean =>
  error instanceof RefusedError && error.code === 'unauthorized'

type Problem = { code: string; title: string; detail?: string | null }

/** What the control API answered. Throws what the mock has against it, in its own words; `network` without an answer. */
export async function answered<T>(
  call: Promise<{ data?: T; error?: Problem; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new Error('network')
  })
  if (!response.ok) {
    const { detail, title, code } = error ?? {}
    throw new RefusedError(detail ?? title ?? code ?? String(response.status), code)
  }
  return data as T
}
