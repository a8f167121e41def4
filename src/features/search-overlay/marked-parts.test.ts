import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (title: string, typed: string) =>
  markedParts(title, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test('what was typed is marked where a word begins so', () => {
  expect(marked('Brf Strandängen', 'strand')).toBe('Brf [Strand]ängen')
  expect(marked('Förskolan vid stranden', 'strand')).toBe('Förskolan vid [strand]en')
  expect(marked('Vassens badstrand', 'strand')).toBe('Vassens badstrand')
})

test('case and marks over letters make no difference, and each word typed counts', () => {
  expect(marked('Ängens hus i Täby', 'angen TAB')).toBe('[Ängen]s hus i [Täb]y')
  expect(marked('Kvarteret 12', '12')).toBe('Kvarteret [12]')
  expect(marked('Kvarteret', '')).toBe('Kvarteret')
})
