import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a name in a sentence has no capital, an abbreviation keeps all of its', () => {
  expect(['Ljud och värme', 'Åtkomst', 'VVS', 'TV och bredband', ''].map(inSentence)).toEqual([
    'ljud och värme',
    'åtkomst',
    'VVS',
    'TV och bredband',
    '',
  ])
})
