import { expect, test } from 'vitest'
import type { Block } from '#gen/content/model.ts'
import { beginsBeside } from './begins-beside.ts'

const page = (...types: Block['type'][]) => types.map((type) => ({ type }) as Block)

test.each([
  ['a text', page('richText', 'form'), true],
  ['a picture and a text', page('image', 'richText'), true],
  ['people', page('contacts', 'form'), false],
  ['a form', page('form', 'richText'), false],
  ['nothing', page(), false],
])('the preamble of a page that begins with %s stands where its texts do', (_, blocks, isBeside) => {
  expect(beginsBeside(blocks)).toBe(isBeside)
})
