import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Http2ServerRequest, type Http2ServerResponse, constants, createSecureServer } from 'node:http2'
import type { Server as NetServer, Socket } from 'node:net'

/** A certificate and its key, as PEM. */
export type Certificate = { cert: string; key: string }

/** What a server listens with, whichever protocol it speaks. */
export type ListeningServer = NetServer & { closeAllConnections: () => void }

type Listener = (message: IncomingMessage, outgoing: ServerResponse) => void

/**
 * A server of HTTP/2 and HTTP/1.1 over TLS; the client chooses (RFC 9113 §3.2). What comes by HTTP/2 is shown as Node shows
 * HTTP/1.1, as far as a listener of both needs.
 */
export function secureServer(
  certificate: Certificate,
  maxHeaderSize: number,
  listener: Listener,
): ListeningServer {
  const options = {
    ...certificate,
    allowHTTP1: true,
    requireHostHeader: false,
    maxHeaderSize,
    settings: { maxHeaderListSize: maxHeaderSize },
  }
  const server = createSecureServer(options, (message, outgoing) => listener(...asHttp1(message, outgoing)))
  // a handshake that fails concerns its client alone
  server.on('tlsClientError', (_: Error, socket: Socket) => socket.destroy())
  server.on('sessionError', () => undefined)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeAllConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  return Object.assign(server, { closeAllConnections })
}

function asHttp1(
  message: Http2ServerRequest | IncomingMessage,
  outgoing: Http2ServerResponse | ServerResponse,
): Parameters<Listener> {
  return [message as IncomingMessage, outgoing as ServerResponse]
}

/** Whether a call came by HTTP/2, which has streams in place of connections and no headers about them (RFC 9113 §8.2.2). */
export const isHttp2 = ({ httpVersionMajor }: Pick<IncomingMessage, 'httpVersionMajor'>): boolean =>
  httpVersionMajor === 2

/** The host that a request names; HTTP/2 has a field of its own for it (RFC 9113 §8.3.1). */
export const hostOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers.host ?? (headers[':authority'] as string | undefined)

/** Ends a call without an answer. */
export function cut(message: IncomingMessage, outgoing: ServerResponse): void {
  if (isHttp2(message))
    (outgoing as unknown as Http2ServerResponse).stream.close(constants.NGHTTP2_INTERNAL_ERROR)
  else outgoing.destroy()
}
