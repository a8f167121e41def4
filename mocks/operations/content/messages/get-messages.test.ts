import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { createBackend } from '../../../backend.ts'

const { handle } = createBackend({ onViolation: 'fail' })
const locales = ['sv', 'en', 'no', 'fi'] as const

async function textsIn(locale: string): Promise<Record<string, string>> {
  const response = await handle(new Request(`http://localhost/contentservice/messages/${locale}`))
  return (await response?.json()) as Record<string, string>
}

const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((one) => ('value' in one && one.type !== TYPE.literal ? [String(one.value)] : []))

test('every language has the same texts, each its own, with the same places to fill in [C-096, E-003, G-069]', async () => {
  const [swedish = {}, ...others] = await Promise.all(locales.map(textsIn))
  expect(Object.keys(swedish).length).toBeGreaterThan(100)
  const places = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, argumentsOf(parse(text))])
  for (const texts of others) {
    expect(places(texts)).toEqual(places(swedish))
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([])
    const same = Object.keys(texts).filter((key) => texts[key] === swedish[key])
    expect(same.length).toBeLessThan(Object.keys(texts).length / 5)
  }
})

test('a language that the product does not speak has no texts', async () => {
  const response = await handle(new Request('http://localhost/contentservice/messages/de'))
  expect(response?.status).toBe(400)
})

test('the exact strings of the specification are those of the Swedish texts [X-063, X-067]', async () => {
  expect(await textsIn('sv')).toMatchObject({
    'login.tab.private': 'Mina sidor',
    'login.tab.board': 'Styrelseportal',
    'login.picker.title': 'Vilken förening vill du logga in som?',
    'login.picker.continue': 'Fortsätt',
    'login.picker.cancel': 'Avbryt inloggning',
  })
})
