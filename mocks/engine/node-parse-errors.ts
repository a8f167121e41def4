import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { problem } from './problem.ts'

/** What Node could not read, by its error; everything else is a request that is none. */
const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what never becomes a request with a problem: what Node cannot read, and a tunnel to somewhere else. */
export function answerParseErrors(server: Server): Server {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else refuse(socket, statusOf[error.code ?? ''] ?? 400)
  })
  server.on('connect', (_message, socket: Duplex) => refuse(socket, 400))
  return server
}

function refuse(socket: Duplex, status: number): void {
  const body = JSON.stringify(problem(status, 'invalidRequest').body)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
