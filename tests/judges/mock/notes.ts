import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A call as the tool notes it; only what is read here. */
export type Case = {
  method: string
  path: string
  cookies?: Record<string, unknown>
  meta?: {
    phase?: {
      data?: {
        parameter?: string
        parameter_location?: string
        mutations?: { parameter?: string; parameter_location?: string }[] | null
      }
    }
  }
}

export type Talk = {
  request: { uri: string; headers?: Record<string, string[]>; body?: { $base64: string } | string | null }
  response?: {
    status_code: number
    headers: Record<string, string[]>
    content?: { $base64: string } | string | null
  } | null
}

type Check = {
  name: string
  status: string
  failure_info?: { failure?: { message?: string } } | null
}

/** Of a group in which nothing was called there is none of these. */
type Recorder = {
  cases?: Record<string, { value: Case }>
  checks?: Record<string, Check[]>
  interactions?: Record<string, Talk>
}

/** What the tool noted of one group of calls, or that it came to its end. */
export type Note = { ScenarioFinished?: { recorder: Recorder }; EngineFinished?: object }

/** The notes of a run, one a line; none where the tool came to none. */
export async function* notesIn(file: string): AsyncGenerator<Note> {
  if (!existsSync(file)) return
  for await (const line of createInterface({ input: createReadStream(file) })) {
    try {
      yield JSON.parse(line) as Note
    } catch {
      // the last line of a run that was broken off
    }
  }
}

/** A body, where it is JSON. */
export function bodyOf(content: { $base64: string } | string | null | undefined): unknown {
  if (content === null || content === undefined) return undefined
  const text = typeof content === 'string' ? content : Buffer.from(content.$base64, 'base64').toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
