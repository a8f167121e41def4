import type { Answering } from './answering.ts'
import type { Visit } from './lighthouse.ts'

/** Bytes of JavaScript after gzip: before the first window is drawn, and until the page rests. */
export type Scripts = { initial: number; all: number }

export type PageFigures = { name: string; visits: Visit[]; slow: Answering[]; scripts: Scripts }

type Limit = {
  head: string
  read: (page: PageFigures) => number
  digits: number
  isGood: (value: number) => boolean
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const median = (name: keyof Visit) => (page: PageFigures) => middle(page.visits.map((visit) => visit[name]))
const slowMedian = (name: keyof Answering) => (page: PageFigures) =>
  middle(page.slow.map((visit) => visit[name]))
const atMost = (limit: number) => (value: number) => value <= limit
const full = (value: number) => value === 100

const limits: Limit[] = [
  { head: 'FCP ms', read: median('fcp'), digits: 0, isGood: () => true },
  { head: 'LCP ms', read: median('lcp'), digits: 0, isGood: atMost(1500) },
  { head: 'TBT ms', read: median('tbt'), digits: 0, isGood: atMost(120) },
  { head: 'CLS', read: median('cls'), digits: 3, isGood: atMost(0) },
  { head: 'button ms', read: slowMedian('button'), digits: 0, isGood: () => true },
  { head: 'price ms', read: slowMedian('price'), digits: 0, isGood: () => true },
  { head: 'answers ms', read: slowMedian('answers'), digits: 0, isGood: atMost(2400) },
  { head: 'accessibility', read: median('accessibility'), digits: 0, isGood: full },
  { head: 'best practices', read: median('bestPractices'), digits: 0, isGood: full },
  { head: 'SEO', read: median('seo'), digits: 0, isGood: full },
  {
    head: 'initial JS, kB gz',
    read: ({ scripts }) => scripts.initial / 1000,
    digits: 1,
    isGood: atMost(145),
  },
  { head: 'all JS, kB gz', read: ({ scripts }) => scripts.all / 1000, digits: 1, isGood: () => true },
]

/** A table of the medians; what misses its goal is marked. */
export function webReport(pages: readonly PageFigures[]): { text: string; isGood: boolean } {
  let isGood = true
  const rows = pages.map((page) => {
    const cells = limits.map(({ read, digits, isGood: isFine }) => {
      const value = read(page)
      isGood &&= isFine(value)
      return value.toFixed(digits) + (isFine(value) ? '' : ' ✗')
    })
    return [page.name, ...cells]
  })
  const heads = ['page', ...limits.map(({ head }) => head)]
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return { text: lines.join('\n'), isGood }
}
