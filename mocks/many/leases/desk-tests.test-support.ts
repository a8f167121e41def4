import { expect, test } from 'vitest'
import { headOf } from '../../stores/world-head.test-support.ts'
import type { Commit, Desk } from './desk.ts'

/** A write of a world that nobody has written yet, unless something else is given. */
export const commitOf = (id: string, given: Partial<Commit>): Commit => ({
  id,
  holder: 'one',
  number: 1,
  version: 0,
  ms: 1000,
  head: headOf(id),
  anew: false,
  dropped: [],
  put: [],
  ...given,
})

/** A row as a desk has it. */
export const row = (path: string, value: string) => ({ path, value })

/** What each desk has to hold to, wherever it keeps its worlds. */
export function deskKeepsItsWord(newDesk: () => Desk): void {
  test('a server that was believed dead writes nothing, and neither does one that knows an old version', async () => {
    const desk = newDesk()
    expect(await desk.take('a', 'one', 400)).toMatchObject({ isMine: true, number: 1, version: 0 })
    expect(await desk.take('a', 'two', 400)).toMatchObject({ isMine: false, holder: 'one', number: 1 })
    expect(await desk.commit(commitOf('a', { put: [row('x', '1')], ms: 400 }))).toBe(true)
    await expect
      .poll(() => desk.take('a', 'two', 1000))
      .toMatchObject({ isMine: true, number: 2, version: 1 })
    expect(await desk.commit(commitOf('a', { version: 1, put: [row('x', '2')] }))).toBe(false)
    expect(await desk.renew('a', 'one', 1, 1000)).toBe(false)
    expect(await desk.delete('a', 1)).toBe(false)
    expect(await desk.commit(commitOf('a', { number: 2, put: [row('x', '3')] }))).toBe(false)
    expect(await desk.commit(commitOf('a', { number: 2, version: 1, put: [row('x', '4')] }))).toBe(true)
    expect((await desk.load('a'))?.rows).toEqual([row('x', '4')])
  })

  test('rows stay in the order they came about, and go with all that lies below them', async () => {
    const desk = newDesk()
    await desk.take('b', 'one', 1000)
    const put = [row('x/b', '1'), row('x/a', '2'), row('x0', '3'), row('x-', '4'), row('xy', '5')]
    await desk.commit(commitOf('b', { put }))
    await desk.commit(commitOf('b', { version: 1, put: [row('x/b', '6')] }))
    expect((await desk.load('b'))?.rows).toEqual([row('x/b', '6'), ...put.slice(1)])
    await desk.commit(commitOf('b', { version: 2, dropped: ['x'], put: [row('x/c', '')] }))
    expect((await desk.load('b'))?.rows.map(({ path }) => path)).toEqual(['x0', 'x-', 'xy', 'x/c'])
    await desk.commit(commitOf('b', { version: 3, anew: true, put: [row('z', '7')] }))
    expect((await desk.load('b'))?.rows).toEqual([row('z', '7')])
  })

  test('a world that was thrown away has a number that goes on', async () => {
    const desk = newDesk()
    await desk.take('d', 'one', 1000)
    await desk.commit(commitOf('d', { put: [row('x', '1')] }))
    expect(await desk.delete('d', 1)).toBe(true)
    await desk.release('d', 'one', 1)
    expect(await desk.take('d', 'two', 1000)).toMatchObject({ number: 2, version: 0 })
  })
}
