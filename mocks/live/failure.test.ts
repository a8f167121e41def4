import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const failed = (message: string, stack: string) => Object.assign(new Error(message), { stack })

test('a mistake is told with its place, and without the number of the version', () => {
  const stack =
    'file:///project/mocks/state/clock.ts?v=3:12:5\n   const x = ;\n\nSyntaxError: Expression expected'
  expect(failureOf(failed('Expression expected', stack), '/project/')).toEqual({
    message: 'Expression expected',
    file: 'mocks/state/clock.ts',
    line: 12,
    column: 5,
  })
})

test('a module that is missing is told at the one that wants it', () => {
  const message = "Cannot find module '/project/mocks/a.ts' imported from /project/mocks/b.ts?v=2"
  expect(failureOf(failed(message, message), '/project/')).toEqual({
    message: "Cannot find module 'mocks/a.ts' imported from mocks/b.ts",
    file: 'mocks/b.ts',
    line: 1,
  })
})

test('what has no place is told without one', () => {
  expect(failureOf('out of memory', '/project/')).toEqual({ message: 'out of memory' })
})
