import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { pathOf } from '../traffic/load-operations.ts'
import type { Collected } from './collect.ts'
import { collect } from './collect.ts'
import { headersOf, passedOn } from './headers.ts'
import type { Headers } from '../traffic/exchange.ts'

/** A call that has passed, with its bodies as they were sent. */
export type Passed = {
  method: string
  /** From the root of the target. */
  url: string
  requestHeaders: Headers
  requestBody: Collected
  status: number
  responseHeaders: Headers
  responseBody: Collected
  startedAt: number
  milliseconds: number
}

/** The body of an answer that never came. */
const nothing: Collected = { bytes: () => Buffer.alloc(0), length: () => 0 }

/** Passes calls on to a target. */
export type Forward = {
  call: (request: IncomingMessage, response: ServerResponse) => void
  /** Joins a connection that asks for another protocol, such as a web socket, with the target. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

/**
 * @param onPassed told of each call after its answer has gone out
 * @param onFailed told of each call that the target could not be reached for
 * @param hangMs after so long without the beginning of an answer a call is not answered any more
 */
export function forwardTo(
  target: URL,
  onPassed: (passed: Passed) => void,
  onFailed: (error: Error) => void,
  hangMs: number,
): Forward {
  const isSecure = target.protocol === 'https:'
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true })
  const open = isSecure ? httpsRequest : httpRequest
  const base = target.pathname.replace(/\/$/, '')
  const optionsFor = (request: IncomingMessage, headers: string[]): RequestOptions => ({
    hostname: target.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: target.port || (isSecure ? 443 : 80),
    method: request.method ?? 'GET',
    path: base + fromRoot(request.url ?? '/'),
    headers,
  })

  const call: Forward['call'] = (request, response) => {
    const startedAt = Date.now()
    const start = performance.now()
    const options = optionsFor(request, passedOn(request, target.host))
    const outgoing = open({ ...options, agent })
    const requestBody = collect(request)
    if (hasBody(request)) request.pipe(outgoing)
    else outgoing.end()
    const passed = (answer: Pick<Passed, 'status' | 'responseHeaders' | 'responseBody'>): Passed => ({
      method: request.method ?? 'GET',
      url: options.path ?? '/',
      requestHeaders: headersOf(request),
      requestBody,
      ...answer,
      startedAt,
      milliseconds: performance.now() - start,
    })
    const unanswered = () => passed({ status: 0, responseHeaders: {}, responseBody: nothing })
    let hang: NodeJS.Timeout | undefined
    // a long upload is no hang
    outgoing.on('finish', () => {
      hang = setTimeout(() => outgoing.destroy(new Error('no answer in time')), hangMs)
    })
    outgoing.on('close', () => clearTimeout(hang))
    outgoing.on('response', (incoming) => {
      clearTimeout(hang)
      const responseBody = collect(incoming)
      try {
        response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, passedOn(incoming))
      } catch (error) {
        // a status or a reason that nobody may send on (RFC 9112 §4)
        outgoing.destroy(error instanceof Error ? error : undefined)
        return
      }
      // what streams is sent on as it comes, headers first
      response.flushHeaders()
      incoming.pipe(response)
      incoming.on('error', () => {
        if (!response.destroyed) onPassed(unanswered())
        response.destroy()
      })
      incoming.on('end', () => {
        onPassed(
          passed({ status: incoming.statusCode ?? 0, responseHeaders: headersOf(incoming), responseBody }),
        )
      })
    })
    outgoing.on('error', (error) => {
      if (response.headersSent) return
      if (!response.destroyed) {
        onFailed(error)
        onPassed(unanswered())
      }
      response
        .writeHead(502, 'Bad Gateway', { 'content-type': 'text/plain' })
        .end('The target could not be reached.\n')
    })
    // a client that goes away ends the call at the target, too
    response.on('close', () => {
      if (!response.writableFinished) outgoing.destroy()
    })
  }

  const upgrade: Forward['upgrade'] = (request, socket, head) => {
    const outgoing = open(optionsFor(request, passedOn(request, target.host, true)))
    outgoing.on('upgrade', (incoming, upstream, first) => {
      socket.write(startOf(incoming))
      if (first.length > 0) socket.write(first)
      if (head.length > 0) upstream.write(head)
      join(socket, upstream)
    })
    outgoing.on('response', (incoming) => {
      socket.write(startOf(incoming, 'Connection: close\r\n'))
      incoming.pipe(socket)
    })
    outgoing.on('error', (error) => {
      onFailed(error)
      socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n')
    })
    socket.on('error', () => outgoing.destroy())
    outgoing.end()
  }

  return { call, upgrade, close: () => agent.destroy() }
}

/** Whether a body comes: one without a length comes in chunks (RFC 9112 §6.3). */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** The path and query of what was asked for, also where it was asked for in full. */
const fromRoot = (url: string): string =>
  url.startsWith('/') ? url : pathOf(url) + (/\?.*$/.exec(url)?.[0] ?? '')

function startOf(incoming: IncomingMessage, more = ''): string {
  const { statusCode = 502, statusMessage = '' } = incoming
  const headers = passedOn(incoming, undefined, true)
  let text = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${more}`
  for (let at = 0; at < headers.length; at += 2) {
    // the pieces of a refusal have been put together already
    if (more !== '' && /^(connection|transfer-encoding)$/i.test(headers[at] ?? '')) continue
    text += `${headers[at]}: ${headers[at + 1]}\r\n`
  }
  return `${text}\r\n`
}

function join(one: Duplex, other: Duplex): void {
  one.pipe(other)
  other.pipe(one)
  one.on('error', () => other.destroy())
  other.on('error', () => one.destroy())
  one.on('close', () => other.destroy())
  other.on('close', () => one.destroy())
}
