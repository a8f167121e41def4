// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { TagSearchRequest } from '#gen/residence/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { placesOfTextQuery } from './places-of-text.ts'

afterEach(() => vi.unstubAllGlobals())

const names = ['Nacka', 'Brf Nacka Strand', 'Täby', 'Nackabacken']

/** The places of a text where these names are known, and what was asked for. */
async function placesOf(text: string) {
  const asked = answerCalls({
    'POST /residence/search/tags': ({ body }) => {
      const name = ` ${(body as TagSearchRequest).text.toLowerCase()}`
      const found = names.filter((one) => ` ${one.toLowerCase()}`.includes(name))
      return found.map((one) => ({ id: one, text: one, type: 'area', url: one, count: 1 }))
    },
  })
  const { places, unknown } = await new QueryClient().query(placesOfTextQuery(jmse, text))
  return {
    places: places.map(({ id }) => id),
    unknown,
    asked: asked.map(({ body }) => (body as TagSearchRequest).text),
  }
}

test.each([
  ['the name of a place', 'nacka', ['Nacka'], []],
  ['its beginning', 'tä', ['Täby'], []],
  ['two places', 'nacka täby', ['Nacka', 'Täby'], []],
  ['a name of two words among others', 'nacka strand havsutsikt', ['Brf Nacka Strand'], ['havsutsikt']],
  ['one place twice', 'täby gärna täby', ['Täby'], ['gärna']],
  ['no place', 'bygglov', [], ['bygglov']],
])('%s', async (_, text, places, unknown) => {
  expect(await placesOf(text)).toMatchObject({ places, unknown })
})

test('nothing is asked for where there is nothing to ask, and a whole text once', async () => {
  expect((await placesOf('')).asked).toEqual([])
  const long = 'ett två tre fyra fem sex sju åtta nio'
  expect((await placesOf(long)).asked).toEqual([long])
})
