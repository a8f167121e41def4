import type { ResidenceSearchFilter } from '#gen/residence/model.ts'
import type { Language } from '#src/sites/site.ts'
import { wordsOf } from './words-of-homes.ts'
import type { HomeWords } from './words-of-homes.ts'

/** The filters that words can stand for. */
export type WordFilter = Pick<
  ResidenceSearchFilter,
  'minRooms' | 'maxRooms' | 'maxPrice' | 'outdoorArea' | 'residenceType' | 'viewing'
>

/** What a text says of the home that somebody wants, and the words of it that say something else: a place, or nothing. */
export type Understood = { filter: WordFilter; rest: string }

/** Reads a text as people write it: `trea stockholm balkong`, `3 rom under 5 millioner`, `kaksio Espoo parveke`. */
export function understand(text: string, language: Language): Understood {
  const words = wordsOf[language]
  const { viewing, left: said } = viewingIn(text.toLowerCase(), words)
  const { price, left } = priceIn(said, words)
  const filter: WordFilter = price === undefined ? {} : { maxPrice: price }
  const { count, left: without } = roomsIn(left, words)
  if (count !== undefined) Object.assign(filter, { minRooms: count, maxRooms: count })
  const outdoorArea = new Set<keyof HomeWords['outdoor']>()
  const residenceType = new Set<keyof HomeWords['types']>()
  const rest = without.split(/[\s,]+/).filter((word) => {
    const outdoor = namedBy(words.outdoor, word)
    const type = namedBy(words.types, word)
    if (outdoor) outdoorArea.add(outdoor)
    if (type) residenceType.add(type)
    return word !== '' && !outdoor && !type && !words.fillers.includes(word)
  })
  if (outdoorArea.size > 0) filter.outdoorArea = [...outdoorArea]
  if (residenceType.size > 0) filter.residenceType = [...residenceType]
  if (viewing) filter.viewing = viewing
  return { filter, rest: rest.join(' ') }
}

/** Whether anything was understood. */
export const saysSomething = ({ filter }: Understood): boolean => Object.keys(filter).length > 0

/**
 * Whether a text asks for a home, by what its rest turned out to be. A balcony or a viewing beside words that name no place
 * may be what a page is about.
 */
export const asksForHome = (
  said: Understood,
  rest: { places: readonly unknown[]; unknown: readonly string[] },
): boolean => {
  const { minRooms, maxPrice, residenceType } = said.filter
  const isOfHome = minRooms !== undefined || maxPrice !== undefined || residenceType !== undefined
  return saysSomething(said) && (isOfHome || rest.places.length > 0 || rest.unknown.length === 0)
}

/** `visning`, `visning i helgen`: how soon, where that is said, by the filter that has it. */
function viewingIn(
  text: string,
  { viewing, thisWeek, thisMonth }: HomeWords,
): { viewing?: WordFilter['viewing']; left: string } {
  const left = text.replace(wholeWords(viewing), ' ')
  if (left === text) return { left }
  for (const [when, found] of [
    [thisMonth, 'in30Days'],
    [thisWeek, 'in7Days'],
  ] as const) {
    const rest = left.replace(wholeWords(when), ' ')
    if (rest !== left) return { viewing: found, left: rest }
  }
  return { viewing: 'any', left }
}

const wholeWords = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u')

const million = 1_000_000

/** `under 4,5 miljoner`, `max 4 500 000 kr`. */
function priceIn(text: string, { upTo, millions }: HomeWords): { price: number | undefined; left: string } {
  const at = new RegExp(
    `(?:${upTo})\\s*(\\d[\\d\\s.,]*)\\s*(${millions})?\\s*(?:kr|nok|sek|eur|€)?(?![\\p{L}\\d])`,
    'u',
  )
  const [all, digits = '', unit] = at.exec(text) ?? []
  if (all === undefined) return { price: undefined, left: text }
  const price = unit
    ? Math.round(Number(digits.trim().replaceAll(/\s/g, '').replace(',', '.')) * million)
    : Number(digits.replaceAll(/[\s.,]/g, ''))
  return Number.isSafeInteger(price)
    ? { price, left: text.replace(all, ' ') }
    : { price: undefined, left: text }
}

/** `trea`, `3:a`, `3 rum och kök`, `3-roms`. */
function roomsIn(
  text: string,
  { rooms, roomsAfter }: HomeWords,
): { count: number | undefined; left: string } {
  const [all, digit] =
    new RegExp(`(?<![\\p{L}\\d])([1-9])[\\s:-]?(?:${roomsAfter})(?![\\p{L}\\d])`, 'u').exec(text) ?? []
  if (all !== undefined) return { count: Number(digit), left: text.replace(all, ' ') }
  const words = text.split(/[\s,]+/)
  const at = rooms.findIndex((names) => names.some((name) => words.includes(name)))
  if (at < 0) return { count: undefined, left: text }
  return { count: at + 1, left: words.filter((word) => !rooms[at]?.includes(word)).join(' ') }
}

const namedBy = <K extends string>(names: Record<K, readonly string[]>, word: string): K | undefined =>
  (Object.keys(names) as K[]).find((key) => names[key].includes(word))
