import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ConsoleMessage, Page } from '@playwright/test'
import type { Language } from '#src/sites/site.ts'

/** Texts by language: a crawl asks for them on each page. */
const known = new Map<Language, string[]>()

const folders = globSync('src/{app,features,screens}/**/messages.sv.json').map((file) => dirname(file))

/** What console messages, page errors and failed requests a page has brought up so far. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  const add = (text: string) => void complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) add(message.text())
  })
  page.on('pageerror', ({ message }) => add(message))
  return complaints
}

/** What a newcomer reads in a page and should not: names of texts, and texts in another language. */
export function strangeWords(text: string, language: Language): string[] {
  const names = folders.map((folder) => folder.split('/').at(-1)).join('|')
  const keys =
    text.match(new RegExp(String.raw`(?<![\w.@/-])(?:${names})\.[a-z]\w+(?:\.\w+)*(?![\w@/])`, 'g')) ?? []
  const other = language === 'en' ? 'sv' : 'en'
  const own = new Set(textsIn(language))
  // a single word may well be the same in both, or a name
  const foreign = textsIn(other).filter((one) => one.includes(' ') && !/[{<]/.test(one) && !own.has(one))
  return [...keys, ...foreign.filter((one) => stands(one, text))]
}

/** Whether words stand in a text, and are not only how longer words begin. */
const stands = (words: string, text: string): boolean =>
  text
    .split(words)
    .slice(1)
    .some((rest) => !/^\p{L}/u.test(rest))

function textsIn(language: Language): string[] {
  const texts = known.get(language) ?? folders.flatMap((folder) => leavesOf(messagesIn(folder, language)))
  known.set(language, texts)
  return texts
}

function messagesIn(folder: string, language: Language): unknown {
  return JSON.parse(readFileSync(`${folder}/messages.${language}.json`, 'utf8'))
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
