import { createBackend } from '#mocks/backend.ts'
import { contentOf } from '#tests/support/file-contents.ts'
import type { ExampleCase } from './case.ts'

/** A Friday in office hours, so that every world is the same each time. */
const now = Date.parse('2026-11-20T09:00:00Z')

const root = 'http://localhost:4010'

const backend = createBackend({
  onViolation: 'fail',
  worldLimit: 2000,
  now: () => now,
  newSecret: () => 'the secret of every example, which keeps nothing',
})

export type Sent = { status: number; type: string; body: unknown }

/** What a fault makes of a call: an error, by its status and its code. */
export type Fault = { status: number; problemCode: string }

/** Sends a case to a world of its own, as whoever may call; struck by a fault, if there is to be one. */
export async function sendCase(one: ExampleCase, fault?: Fault): Promise<Sent> {
  const worldId = `${one.operationId}-${one.name}`.slice(0, 64)
  const { scenario, persona } = one.world
  await control(worldId, '/__mock/worlds', { id: worldId, ...(scenario ? { scenarioId: scenario } : {}) })
  const bearer = typeof persona === 'string' ? await tokenOf(one, worldId, persona) : undefined
  if (fault) await control(worldId, '/__mock/faults', { operationId: one.operationId, ...fault })
  const cookies = Object.entries(one.values.cookie).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  )
  const headers = new Headers({
    'x-world': worldId,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
  })
  for (const [name, value] of Object.entries(one.values.header)) headers.set(name, String(value))
  const isForm = one.body?.type === 'multipart/form-data'
  if (one.body && !isForm) headers.set('content-type', one.body.type)
  const body = one.body && (isForm ? formOf(one.body) : textOf(one.body))
  const request = new Request(addressOf(one), { method: one.method, headers, body: body ?? null })
  return read(await backend.handle(request))
}

const textOf = ({ type, value }: NonNullable<ExampleCase['body']>): string =>
  type === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(value as Record<string, string>).toString()
    : JSON.stringify(value)

async function tokenOf({ wantsChoice }: ExampleCase, worldId: string, persona: string): Promise<string> {
  const world = backend.worlds.get(worldId)
  const userId = world?.catalogue.persona(persona)?.account?.userId
  if (wantsChoice && world && userId) return world.tokens.issueChoice(userId)
  const { body } = await control(worldId, `/__mock/personas/${persona}/session`)
  return (body as { token: string }).token
}

async function control(worldId: string, path: string, body?: object): Promise<Sent> {
  const headers = { 'x-world': worldId, ...(body ? { 'content-type': 'application/json' } : {}) }
  const init = { method: 'POST', headers, body: body ? JSON.stringify(body) : null }
  const sent = await read(await backend.handle(new Request(root + path, init)))
  if (sent.status >= 400) throw new Error(`${path} answered ${sent.status}: ${JSON.stringify(sent.body)}`)
  return sent
}

async function read(response: Response | undefined): Promise<Sent> {
  if (!response) return { status: 404, type: '', body: 'no contract has this path' }
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  const isReadable = type.endsWith('json') || type.startsWith('text/')
  const text = isReadable ? await response.text() : ''
  return { status: response.status, type, body: type.endsWith('json') ? (JSON.parse(text) as unknown) : text }
}

function addressOf({ path, values }: ExampleCase): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    String(values.path[name]).split('/').map(encodeURIComponent).join('/'),
  )
  const query = Object.entries(values.query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  )
  return `${root}${filled}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
}

/** A file stands in an example by its name. */
function formOf({ value, files }: NonNullable<ExampleCase['body']>): FormData {
  const form = new FormData()
  for (const [part, content] of Object.entries(value as Record<string, unknown>)) {
    for (const item of [content].flat()) {
      if (files.includes(part)) form.append(part, fileNamed(String(item)))
      else form.append(part, String(item))
    }
  }
  return form
}

function fileNamed(name: string): File {
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/pdf'
  return new File([contentOf(type)], name, { type })
}
