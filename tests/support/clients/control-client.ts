import { type Backend, type BackendOptions, createBackend } from '#mocks/backend.ts'

type Sent = { body?: unknown; world?: string; token?: string }

/** An answer as a test reads it; `body` is undefined when there is none. */
export type Received<T> = { status: number; body: T; headers: Headers }

/** A mock backend, and a short way to call it: `call('PUT', '/__mock/clock', { body: { mode: 'frozen' } })`. */
export const controlClient = (options: Partial<BackendOptions> = {}) =>
  controlClientOf(createBackend({ onViolation: 'fail', ...options }))

/** The same for a backend that there is. */
export function controlClientOf<B extends Pick<Backend, 'handle'>>(backend: B) {
  async function call<T = unknown>(
    method: string,
    path: string,
    { body, world, token }: Sent = {},
  ): Promise<Received<T>> {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(world ? { 'x-world': world } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await backend.handle(
      new Request(`http://localhost${path}`, { method, headers, ...json }),
    )
    if (!response) throw new Error(`No contract has ${method} ${path}`)
    const text = response.type === 'error' ? '' : await response.text()
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as T,
      headers: response.headers,
    }
  }

  return { backend, call }
}
