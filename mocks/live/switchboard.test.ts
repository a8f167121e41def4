import { expect, test } from 'vitest'
import type { Incoming } from '../engine/request/incoming.ts'
import type { Outgoing } from '../engine/answer/outgoing.ts'
import { Switchboard } from './switchboard.ts'

const request = {} as Incoming
const missed = () => undefined
const answering = (body: string) => ({ missed, answer: () => Promise.resolve(said(body)) })
const said = (body: string): Outgoing => ({ status: 200, headers: {}, body })

test('a call that arrives while another version takes over waits, and is answered by that', async () => {
  const started = Promise.withResolvers<Outgoing>()
  const board = new Switchboard({ missed, answer: () => started.promise })
  const first = board.answer(request)
  const replaced = board.replace(() => answering('new'))
  const second = board.answer(request)
  started.resolve(said('old'))
  expect([(await first)?.body, (await second)?.body]).toEqual(['old', 'new'])
  await replaced
})

test('a version that can not be made leaves the one before in its place', async () => {
  const board = new Switchboard(answering('old'))
  const replaced = board.replace(() => {
    throw new Error('nobody answers getGreeting')
  })
  const waiting = board.answer(request)
  await expect(replaced).rejects.toThrow('nobody answers getGreeting')
  expect((await waiting)?.body).toBe('old')
})

test('a call that takes long holds up no other version', async () => {
  const never = new Promise<Outgoing>(() => undefined)
  const board = new Switchboard({ missed, answer: () => never })
  void board.answer(request)
  await board.replace(() => answering('new'))
  expect((await board.answer(request))?.body).toBe('new')
})
