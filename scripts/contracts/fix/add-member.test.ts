import { expect, test } from 'vitest'
import { addMember } from './add-member.ts'

const contract = `
get:
  # who greets
  operationId: getGreeting
  parameters:
    - name: to   # the first key follows a dash
      schema: { type: string, pattern: '^[a-z]+' }
  responses:
    "200":
      description: >-
        Said over
        two lines.

    # what goes wrong
    '404': { description: Nobody. }

post: {}
`

test('a member of a block goes to its end or to its place, and all else stays as it was', () => {
  const value = { $ref: 'shared.yaml#/Bad' }
  expect(addMember(contract, { pointer: '/get/responses', key: '400', value, sorted: true })).toBe(
    contract.replace(
      "    # what goes wrong\n    '404'",
      "    # what goes wrong\n    '400':\n      $ref: shared.yaml#/Bad\n    '404'",
    ),
  )
  expect(addMember(contract, { pointer: '/get/responses', key: '503', value, sorted: true })).toBe(
    contract.replace('Nobody. }\n', "Nobody. }\n    '503':\n      $ref: shared.yaml#/Bad\n"),
  )
  expect(addMember(contract, { pointer: '/get/parameters/0', key: 'in', value: 'path' })).toBe(
    contract.replace("+' }\n", "+' }\n      in: path\n"),
  )
})

test('a member within brackets goes before the last one', () => {
  const pointer = '/get/parameters/0/schema'
  expect(addMember(contract, { pointer, key: 'examples', value: ['ada', 'yes'] })).toBe(
    contract.replace("+' }", "+', examples: [ada, 'yes'] }"),
  )
  expect(addMember(contract, { pointer: '/post', key: 'tags', value: [] })).toBe(
    contract.replace('{}', '{ tags: [] }'),
  )
})

test('a list that is asked to be inline is', () => {
  const addition = { pointer: '/get', key: 'tags', value: ['a'], layout: 'inline' as const }
  expect(addMember(contract, addition)).toContain('Nobody. }\n  tags: [a]\n')
})

test('what is there, leads nowhere, or is written in a way that can not be told stays as it is', () => {
  expect(addMember(contract, { pointer: '/get', key: 'responses', value: {} })).toBeUndefined()
  expect(addMember(contract, { pointer: '/put', key: 'tags', value: [] })).toBeUndefined()
  const shared = 'one: &it\n  a: 1\ntwo: *it\n'
  expect(addMember(shared, { pointer: '/two', key: 'b', value: 2 })).toBeUndefined()
})
