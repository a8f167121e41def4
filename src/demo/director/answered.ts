type Problem = { code: string; title: string; detail?: string | null }

/** What the control API answered. Throws what the mock has against it, in its own words; `network` without an answer. */
export async function answered<T>(
  call: Promise<{ data?: T; error?: Problem; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new Error('network')
  })
  if (!response.ok) throw new Error(error?.detail ?? error?.title ?? error?.code ?? String(response.status))
  return data as T
}
