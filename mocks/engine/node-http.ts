import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Engine } from './engine.ts'
import { problem } from './problem.ts'
import { respond } from './respond.ts'

/** A plain HTTP server over an engine. What no contract has answers 404; a dropped connection is really dropped. */
export function serve(engine: Engine): Server {
  return createServer((incoming, outgoing) => {
    answer(engine, incoming, outgoing).catch((error: unknown) => {
      console.error('mock:', error)
      outgoing.destroy()
    })
  })
}

async function answer(engine: Engine, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = requestOf(incoming)
  if (!request) {
    outgoing.writeHead(400).end()
    return
  }
  const response = (await engine.handle(request)) ?? respond(problem(404, 'notFound'), false)
  discardUnread(request)
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body === null) {
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
}

/** The request as the engine takes it, or undefined when it is none: a broken Host, a method such as TRACE. */
function requestOf(incoming: IncomingMessage): Request | undefined {
  try {
    return readRequest(incoming)
  } catch {
    return undefined
  }
}

function readRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`
  const method = incoming.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  // Node asks for `duplex` with a streamed body; the browser's RequestInit does not know it
  const init = { method, headers, body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }
  return new Request(url, init)
}

/** A body that nobody read (too large, wrong type) would block the next request on this connection. */
function discardUnread(request: Request): void {
  if (!request.body || request.bodyUsed) return
  request.body.pipeTo(new WritableStream()).catch(() => undefined)
}
