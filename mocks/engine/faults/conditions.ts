import type { Incoming } from '../request/incoming.ts'
import { unescapeStep, valueAt } from '../json-pointer.ts'
import { isSame } from '../same-json.ts'
import { ownValue } from '../own-value.ts'
import { parseJson } from '../request/parse-json.ts'

/** What a call has to be like for a fault to strike it: all of it at once. */
export type Condition = {
  /** Values of parameters as they are written, by name: in the path, the query or a header. */
  parameters?: Record<string, string>
  /** Values in a JSON body, by RFC 6901 pointer. */
  body?: Record<string, unknown>
}

/** What a call is like. */
export type Facts = { parameter: (name: string) => readonly string[]; body: unknown }

/** Deepest body that conditions are looked for in, as for any JSON body. */
const limits = { depth: 64 }
const maxBytes = 1024 * 1024

/** Reads what conditions are held against; the request has to be one whose body can be read again. */
export async function factsOf(request: Incoming, path: Record<string, string>): Promise<Facts> {
  const query = new URLSearchParams(request.search)
  const header = (name: string) => request.header(name.toLowerCase())
  const parameter = (name: string) =>
    [ownValue(path, name), ...query.getAll(name), header(name)].filter((value) => value !== undefined)
  return { parameter, body: request.hasBody ? await bodyOf(request) : undefined }
}

async function bodyOf(request: Incoming): Promise<unknown> {
  const bytes = await request.bytes(maxBytes)
  const parsed = bytes && parseJson(new TextDecoder().decode(bytes), limits)
  return parsed && 'value' in parsed ? parsed.value : undefined
}

/** Whether a call is as the condition has it. */
export function fulfils({ parameters = {}, body = {} }: Condition, facts: Facts): boolean {
  return (
    Object.entries(parameters).every(([name, value]) => facts.parameter(name).includes(value)) &&
    Object.entries(body).every(([pointer, value]) => isSame(valueAt(facts.body, namesIn(pointer)), value))
  )
}

const namesIn = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeStep)
