import type { ArgsDef, ParsedArgs } from 'citty'
import { readKeyFile } from './key-file.ts'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '#gen/mock_control/types.ts'

export type Control<K extends keyof components['schemas']> = components['schemas'][K]

/** What every command that steers a mock can be told. */
export const controlArgs = {
  world: { type: 'string', description: 'The world that is meant; the default one if left out' },
  url: { type: 'string', default: 'http://localhost:4010', description: 'Where the mock backend listens' },
  key: {
    type: 'string',
    description:
      'Its key, if it asks for one; else MOCK_KEY, or the one that a server on this machine has left',
  },
} satisfies ArgsDef

/** The generated client of the control API, for one world. */
export function controlClient({ world, url, key }: ParsedArgs<typeof controlArgs>): Client<paths> {
  const known = key ?? process.env['MOCK_KEY'] ?? readKeyFile(url)
  const headers = { ...(world ? { 'x-world': world } : {}), ...(known ? { 'x-mock-key': known } : {}) }
  return createClient<paths>({ baseUrl: url, headers })
}

/** The mock answered, and refused. */
export class RefusedError extends Error {}

/** The mock did not answer. */
export class UnreachableError extends Error {}

type Answered<T> = { data?: T; error?: Control<'Problem'>; response: Response }

/**
 * The body of an answer.
 *
 * @throws RefusedError with what the mock said when it refused
 * @throws UnreachableError when nothing answered
 */
export async function answerOf<T>(call: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw new UnreachableError(`No mock backend answers: ${messageOf(cause)}`, { cause })
  })
  if (error) throw new RefusedError(refusal(error))
  if (!response.ok) throw new RefusedError(`The mock answered ${response.status}.`)
  return data as T
}

function refusal({ code, detail, errors = [] }: Control<'Problem'>): string {
  const places = errors.map((one) => `${one.in}${one.pointer}: ${one.detail ?? one.code}`)
  return [`The mock refused: ${code}.`, ...(detail ? [detail] : []), ...places].join(' ')
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
