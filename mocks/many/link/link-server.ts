import type { Socket } from 'node:net'
import type { Engine } from '../../engine/engine-options.ts'
import { decided } from '../../engine/node-http.ts'
import { type Outgoing, bytesOf } from '../../engine/outgoing.ts'
import { isSafe } from '../hop.ts'
import type { Relay } from '../relay.ts'
import { type AnswerHead, type AskHead, type Frame, Frames, kinds } from './frames.ts'
import { LinkIncoming } from './link-incoming.ts'

type Answering = Pick<Engine, 'answer' | 'missed'>

/** Plays the calls that another server passes on by a link. */
export function answerLink(socket: Socket, first: Buffer, engine: Answering, relay: Relay): void {
  const streams = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()
  const frames = new Frames(socket, first, (frame) => {
    if (frame.kind === kinds.ask) void ask(frame).catch((error: unknown) => failed(frame.call, error))
    else if (frame.kind === kinds.left) leave(frame.call)
  })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => [...streams.keys()].forEach(leave))

  async function ask({ call, head, body }: Frame): Promise<void> {
    const [number, method, url, headers] = JSON.parse(head) as AskHead
    const admitting = relay.admit({ method, url, headers }, number)
    const admitted = admitting instanceof Promise ? await admitting : admitting
    if (!admitted) return frames.send(kinds.elsewhere, call)
    if (!isSafe({ method })) frames.send(kinds.accepted, call, '', '', true)
    const { host } = headers
    const incoming = (target: { pathname: string; search: string }) =>
      new LinkIncoming({ method, headers, body }, target)
    const answer = await admitted.play(() =>
      decided(engine, { url, host: typeof host === 'string' ? host : undefined }, incoming),
    )
    if (answer.isUndone && admitted.mayRepeat) return frames.send(kinds.elsewhere, call)
    await tell(call, answer, admitted.headers)
  }

  async function tell(call: number, answer: Outgoing, more: Record<string, string> = {}): Promise<void> {
    const { status, cookies, body } = answer
    if (status === 0) return frames.send(kinds.cut, call)
    const isEmpty = body === null
    const head = JSON.stringify({
      status,
      headers: { ...answer.headers, ...more },
      ...(cookies ? { cookies } : {}),
      isEmpty,
    } satisfies AnswerHead)
    if (isEmpty || typeof body === 'string' || body instanceof Uint8Array)
      frames.send(kinds.answer, call, head, body ?? '')
    else if (body instanceof Blob) frames.send(kinds.answer, call, head, await bytesOf(body))
    else await tellByPieces(call, head, body)
  }

  async function tellByPieces(call: number, head: string, body: ReadableStream<Uint8Array>): Promise<void> {
    frames.send(kinds.begin, call, head)
    const reader = body.getReader()
    streams.set(call, reader)
    try {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
        if (value) frames.send(kinds.more, call, '', value)
      frames.send(kinds.end, call)
    } catch {
      // an answer that breaks off in the middle does so for its caller
      frames.send(kinds.cut, call)
    }
    streams.delete(call)
  }

  function leave(call: number): void {
    const reader = streams.get(call)
    streams.delete(call)
    void reader?.cancel().catch(() => undefined)
  }

  function failed(call: number, error: unknown): void {
    console.error('mock:', error)
    frames.send(kinds.cut, call)
  }
}
