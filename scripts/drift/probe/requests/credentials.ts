import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InputError } from '../../document/input-error.ts'
import type { Json } from '../../document/json.ts'
import type { Probed } from '../about-operation.ts'

/** What a module of credentials is told about the operation that is going to be called. */
export type CredentialsQuestion = {
  service: string
  operationId: string | undefined
  method: string
  path: string
  /** The journey that the call is a step of. */
  journey: string | undefined
}

/** What a journey needs that no answer tells, such as a code out of a mail. */
export type InputQuestion = { journey: string; name: string }

/** What a person has to do in a journey, such as to approve in the app of an e-ID, and with what. */
export type ActQuestion = {
  journey: string
  step: string
  /** The workflow that does it at the mock. */
  what: string
  given: Readonly<Record<string, Json>>
}

type CredentialsModule = {
  credentials: (question: CredentialsQuestion) => Promise<Record<string, string>>
  input?: (question: InputQuestion) => Promise<unknown>
  prepare?: (question: { journey: string }) => Promise<void>
  act?: (question: ActQuestion) => Promise<Record<string, unknown> | undefined>
}

/** Headers of requests, and the texts that must not be seen. */
export type Credentials = {
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  /** Sent with every request but those of strangers. */
  of: (probed: Probed, journey?: string) => Promise<Readonly<Record<string, string>>>
  /** Called before a journey begins, to bring about what it begins with. */
  prepare?: (journey: string) => Promise<void>
  /** Values that a journey is given from outside. */
  input?: (question: InputQuestion) => Promise<Json | undefined>
  /** Has a person do something in a journey, and gives what comes of it. */
  act?: (question: ActQuestion) => Promise<Readonly<Record<string, Json>> | undefined>
  secrets: () => readonly string[]
}

export type CredentialsOptions = {
  /** As `Name: value`; `env:NAME` stands for what is in the environment. */
  headers: readonly string[]
  /** `env:NAME` or `file:PATH`. */
  token: string | undefined
  /** A module that exports an async function `credentials`. */
  module: string | undefined
}

const telling = /^(authorization|cookie|proxy-authorization|.*(api-?key|token|secret|session).*)$/

/**
 * Reads what requests are sent with. A token itself never stands on the command line, where others can read it.
 *
 * @throws InputError when something is not there, or is not what it should be
 */
export async function readCredentials(options: CredentialsOptions): Promise<Credentials> {
  const given = await Promise.all(options.headers.map(headerOf))
  const secret = given.filter(([name]) => telling.test(name))
  const open = given.filter(([name]) => !telling.test(name))
  const token = options.token === undefined ? undefined : await tokenFrom(options.token)
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const module = options.module === undefined ? undefined : await moduleIn(options.module)
  const secrets = new Set([...secret.map(([, value]) => value), ...(token === undefined ? [] : [token])])
  const of: Credentials['of'] = async ({ service, operation: { id, method, path } }, journey) => {
    const question = { service, operationId: id, method, path, journey }
    const asked = module ? lowered(await module.credentials(question)) : {}
    for (const value of Object.values(asked)) secrets.add(value)
    return { ...Object.fromEntries(secret), ...bearer, ...asked }
  }
  return {
    headers: Object.fromEntries(open),
    of,
    ...(module && { prepare: module.prepare, input: module.input, act: module.act }),
    secrets: () => [...secrets].flatMap((value) => [value, value.replace(/^\w+ /, '')]),
  }
}

async function headerOf(text: string): Promise<readonly [name: string, value: string]> {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new InputError('A header is written as "Name: value"; one of yours is not.')
  return [name.toLowerCase(), /^(env|file):/.test(value) ? await tokenFrom(value) : value]
}

async function tokenFrom(source: string): Promise<string> {
  const [, kind, name = ''] = /^(env|file):(.+)$/.exec(source) ?? []
  if (kind === 'env') {
    const value = process.env[name]?.trim()
    if (!value) throw new InputError(`There is nothing in the environment variable ${name}.`)
    return value
  }
  if (kind !== 'file')
    throw new InputError('Say where the token is, as env:NAME or file:PATH, not what it is.')
  const text = await readFile(name, 'utf8').catch(() => {
    throw new InputError(`There is no file ${name} with a token.`)
  })
  if (!text.trim()) throw new InputError(`The file ${name} is empty; a token was expected.`)
  return text.trim()
}

async function moduleIn(file: string) {
  const loaded = (await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    throw new InputError(`The module of credentials ${file} could not be loaded: ${why}`)
  })) as Partial<CredentialsModule> & { default?: CredentialsModule['credentials'] }
  const { credentials = loaded.default, input, prepare, act } = loaded
  if (typeof credentials !== 'function')
    throw new InputError(`${file} exports no function \`credentials\` that gives headers.`)
  // what the module says about its failure may hold what it knows
  const guarded = async <Result>(work: () => Promise<Result>, what: string): Promise<Result> => {
    try {
      return await work()
    } catch {
      throw new InputError(`The module of credentials ${file} failed for ${what}.`)
    }
  }
  return {
    credentials: (question: CredentialsQuestion) =>
      guarded(async () => (await credentials(question)) ?? {}, `${question.method} ${question.path}`),
    prepare: async (journey: string) =>
      guarded(async () => prepare?.({ journey }), `the beginning of the journey ${journey}`),
    input: async (question: InputQuestion) =>
      guarded(
        async () => (await input?.(question)) as Json | undefined,
        `the input ${question.name} of the journey ${question.journey}`,
      ),
    act: async (question: ActQuestion) =>
      guarded(
        async () => (await act?.(question)) as Record<string, Json> | undefined,
        `the step ${question.step} of the journey ${question.journey}`,
      ),
  }
}

const lowered = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
