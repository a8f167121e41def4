import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Frame, Frames, kinds, wholeOf } from './frames.ts'

const open: { destroy?: () => unknown; close?: () => unknown }[] = []

afterEach(() => {
  for (const one of open.splice(0)) void (one.destroy ?? one.close)?.call(one)
})

async function pair(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const one = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [other] = (await once(server, 'connection')) as [Socket]
  open.push(server, one, other)
  return [one, other]
}

const silent = { frame: () => undefined }
const nothingRead = Buffer.alloc(0)
const lettersOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => 97 + (at % 26)))

test('frames arrive as they were sent, in one piece or in many, short and long ones in their order', async () => {
  const [one, other] = await pair()
  const heard: Frame[] = []
  const all = Promise.withResolvers<void>()
  const bodies = [0, 5, 43_000, 4096, 4097, 300_000, 1, 70_000].map(lettersOf)
  new Frames(other, nothingRead, {
    frame: (frame) => {
      heard.push(frame)
      if (heard.length === bodies.length) all.resolve()
    },
  })
  const frames = new Frames(one, nothingRead, silent)
  bodies.forEach((body, at) => frames.send(kinds.more, at, `head ${at} ${'ö'.repeat(at)}`, body))
  await all.promise
  expect(heard.map(({ call, head }) => `${call} ${head}`)).toEqual(
    bodies.map((_, at) => `${at} head ${at} ${'ö'.repeat(at)}`),
  )
  expect(heard.every((frame, at) => wholeOf(frame).equals(bodies[at] ?? nothingRead))).toBe(true)
})

test('a frame that comes byte by byte is heard once it is whole', async () => {
  const [one, other] = await pair()
  const heard: string[] = []
  const frames = new Frames(one, nothingRead, silent)
  const bytes = Promise.withResolvers<Buffer>()
  other.once('data', bytes.resolve)
  frames.send(kinds.ask, 7, 'a head', Buffer.from('and a body'))
  frames.send(kinds.end, 8)
  frames.flush()
  const said = await bytes.promise
  const [, third] = await pair()
  new Frames(third, said.subarray(0, 9), {
    frame: (frame) => heard.push(`${frame.call} ${frame.head} ${wholeOf(frame).toString()}`),
  })
  for (const byte of said.subarray(9)) third.emit('data', Buffer.from([byte]))
  expect(heard).toEqual(['7 a head and a body', '8  '])
})
