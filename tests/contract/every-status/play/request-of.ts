import type { CompiledOperation } from '#mocks/engine/contract.ts'
import type { AnyRequest } from './recipe.ts'

/** A request on its way. */
export type Sent = { url: string; method: string; headers: Record<string, string>; body: BodyInit | null }

export const formType = 'multipart/form-data'

/** A request for an operation as it goes over the wire. */
export function requestOf(
  { method, path: template, body: declared }: CompiledOperation,
  { path = {}, query = {}, header = {}, cookie = {}, body, known }: AnyRequest,
  { bearer, worldId }: { bearer: string | undefined; worldId: string },
): Sent {
  const isForm = declared !== null && formType in declared.content
  const cookies = Object.entries(cookie).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  )
  return {
    url: `http://localhost${filled(template, path)}${search(query)}`,
    method,
    headers: {
      'x-world': worldId,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(known ? { 'if-none-match': known } : {}),
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
      // a form says its own type, for it has to name what lies between its parts
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(
        Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
    },
    body: body === undefined ? null : isForm ? formOf(body) : JSON.stringify(body),
  }
}

/** A path with its values; one of several segments keeps what is between them. */
function filled(template: string, values: NonNullable<AnyRequest['path']>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (values[name] === undefined) throw new Error(`${template} needs ${name}`)
    return String(values[name]).split('/').map(encodeURIComponent).join('/')
  })
}

function search(query: NonNullable<AnyRequest['query']>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : ''
}

function formOf(parts: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts as Record<string, string | File | (string | File)[]>)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') form.append(name, one)
      else form.append(name, one)
    }
  }
  return form
}
