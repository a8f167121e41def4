import { expect, test } from 'vitest'
import { Announcer } from './announcer.ts'
import { newSave } from './project-state.ts'

const broken = { file: 'contracts/a.yaml', line: 3, column: 5, message: 'No such word.', stops: true }
const rule = { ...broken, message: 'a readable body needs an example', stops: false }

function announcing() {
  const said: string[] = []
  return { said, announcer: new Announcer((text) => said.push(text)) }
}

test('what does not hold is told with its place once, and that it holds again', () => {
  const { said, announcer } = announcing()
  announcer.troubles('contracts/a.yaml', [broken])
  announcer.troubles('contracts/a.yaml', [broken])
  expect(said).toEqual([
    'contracts/a.yaml:3:5 No such word.\nUntil that is fixed, the last version that works stays in force.',
  ])
  expect(announcer.state.state.troubles).toEqual([broken])
  announcer.troubles('contracts/a.yaml', [])
  expect(said.at(-1)).toBe('contracts/a.yaml holds again.')
  expect(announcer.state.state.troubles).toEqual([])
})

test('rules that were broken before are not told once more when something else is mended', () => {
  const { said, announcer } = announcing()
  announcer.troubles('contracts/a.yaml', [rule])
  announcer.troubles('contracts/a.yaml', [broken])
  announcer.troubles('contracts/a.yaml', [rule])
  expect(said).toEqual([
    'contracts/a.yaml:3:5 a readable body needs an example\nnpm run check will refuse it.',
    'contracts/a.yaml:3:5 No such word.\nUntil that is fixed, the last version that works stays in force.',
    'contracts/a.yaml holds again.',
  ])
})

test('a rule of the mock that can not be loaded is told at its line, and pages are told when the mock has changed', () => {
  const { said, announcer } = announcing()
  let taken = 0
  announcer.onTakenUp(() => (taken += 1))
  const save = newSave(['mocks/state/clock.ts'])
  const failure = { message: 'Expression expected', file: 'mocks/state/clock.ts', line: 12 }
  announcer.mockAnswered({ id: 1, state: 'failed', failure }, 'mocks', save, 0)
  expect([said[0]?.split('\n')[0], taken]).toEqual(['mocks/state/clock.ts:12:1 Expression expected', 0])
  announcer.mockAnswered({ id: 2, state: 'takenOver', operations: [] }, 'mocks', save, 0)
  announcer.saved(save)
  expect([said[1], taken]).toEqual(['mocks holds again.', 1])
  expect(said[2]).toMatch(/^mocks\/state\/clock\.ts saved: in force after \d+ ms\.$/)
})

test('what only a new start can take up is said to be so', () => {
  const { said, announcer } = announcing()
  const save = newSave(['mocks/server.ts'])
  announcer.mockAnswered({ id: 1, state: 'needsStart' }, 'mocks', save, 0)
  announcer.saved(save)
  expect(said).toEqual([
    'mocks/server.ts saved.\n  It holds the port and the worlds: it is in force from the next start on.',
  ])
})
