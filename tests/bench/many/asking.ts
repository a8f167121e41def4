import { Agent, request } from 'node:http'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

const agent = new Agent({ keepAlive: true, maxSockets: 400 })

export type Asked = { method: string; path: string; world: string; token?: string | undefined; body?: object }

/** One call, with connections kept. Status 0 is an answer that did not come. */
export function asked(address: string, { method, path, world, token, body }: Asked): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    'x-world': world,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(sent === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }
  const asking = request(address + path, { method, agent, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: Buffer.concat(chunks).toString(),
      }),
    )
    answer.on('error', () => resolve({ status: 0, headers: {}, text: '' }))
  })
  asking.on('error', () => resolve({ status: 0, headers: {}, text: '' }))
  asking.end(sent)
  return promise
}

/** Logs somebody into a world. */
export async function loggedIn(address: string, world: string): Promise<string | undefined> {
  const { status, text } = await asked(address, {
    method: 'POST',
    path: '/__mock/personas/amira/session',
    world,
  })
  return status === 200 ? (JSON.parse(text) as { token: string }).token : undefined
}

/** Of numbers that are in no order. */
export function part(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
