import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const shared = tokensOf('tokens.css')
const themes = readdirSync(join(here, 'themes')).filter((name) => name.endsWith('.css'))

/** Text on ground, 4.5:1 (WCAG 1.4.3). */
const text = [
  ['ink', 'paper'],
  ['ink-2', 'paper'],
  ['ink-3', 'paper'],
  ['ink-2', 'surface'],
  ['ink-3', 'surface'],
  ['ink-2', 'surface-2'],
  ['ink-2', 'brand-tint'],
  ['paper', 'ink'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-press'],
  ['on-accent', 'accent'],
  ['brand-press', 'brand-tint'],
  ['brand-press', 'brand-tint-2'],
  ['on-vip', 'vip'],
  ['err', 'paper'],
  ['err', 'err-tint'],
  ['ink', 'err-tint'],
  ['ink', 'info-tint'],
  ['ink', 'ok-tint'],
  ['ink', 'warn-tint'],
  ['on-sky', 'sky'],
  ['paper', 'emergency'],
  ['warn', 'warn-tint'],
] as const

/** What can be operated, and the ring around it, against what is beside it, 3:1 (WCAG 1.4.11, 2.4.13). */
const controls = [
  ['line-2', 'paper'],
  ['brand', 'paper'],
  ['brand', 'surface-2'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'brand-tint'],
  ['paper', 'line-2'],
] as const

test.each(themes)('every text of theme %s can be read', (name) => {
  expect(tooWeak(name, text, 4.5)).toEqual([])
})

test.each(themes)('every control and focus ring of theme %s can be seen', (name) => {
  expect(tooWeak(name, controls, 3)).toEqual([])
})

type Pair = readonly [front: string, back: string]

function tooWeak(theme: string, pairs: readonly Pair[], least: number) {
  const tokens = { ...shared, ...tokensOf(join('themes', theme)) }
  const ratio = ([front, back]: Pair) => contrast(luminance(tokens[front]), luminance(tokens[back]))
  return pairs
    .filter((pair) => ratio(pair) < least)
    .map((pair) => `${pair.join(' on ')} ${ratio(pair).toFixed(2)}`)
}

function tokensOf(file: string): Record<string, string | undefined> {
  const css = readFileSync(join(here, file), 'utf8')
  const found = [...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)]
  return Object.fromEntries<string | undefined>(found.map(([, name = '', value]) => [name, value]))
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string | undefined) {
  if (!hex) throw new Error('a token of this test is in no theme')
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
