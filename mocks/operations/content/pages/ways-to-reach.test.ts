import { expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { pageClient } from '#tests/support/clients/page-client.ts'
import { blocksOf } from '../shared/parts/pages/blocks.ts'

const { catalogue } = pageClient().world

const blocks = sites.flatMap((site) =>
  catalogue.site(site.key).pages.flatMap((page) => blocksOf(page.blocks, catalogue, site)),
)

/** What a person takes for a phone number or an address, whatever its kind says. */
const looksLike = /^(?:(?:\+|0)[\d\s-]{6,}|[^\s@]+@[^\s@]+\.[^\s@]+)$/

test('a fact that is a phone number or an e-mail address says so, and no other', () => {
  const facts = blocks.flatMap((block) => (block.type === 'factList' ? block.facts : []))
  const told = facts.filter(({ kind }) => kind !== undefined)
  expect(told.length).toBeGreaterThan(12)
  expect(told).toEqual(facts.filter(({ value }) => looksLike.test(value)))
})

test('a phone number in a table of the editors is one to call', () => {
  const cells = blocks.flatMap((block) =>
    block.type === 'richText'
      ? [...block.html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell)
      : [],
  )
  expect(cells).toContain('<a href="tel:0846500410">08-465\u00a0004\u00a010</a>')
  expect(cells.filter((cell) => looksLike.test(cell))).toEqual([])
})
