import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { useFontFile } from '../lettering/brand-lettering.ts'
import { fontFromPackage } from '../lettering/font-file-node.ts'
import type { PlanSubject } from '../plan/subject.ts'
import type { Paper } from './paper.ts'
import { planSheet } from './plan-sheet.ts'
import { typeset } from './typeset.ts'

beforeAll(() => useFontFile(fontFromPackage))

const paper: Paper = {
  site: jmse,
  language: 'sv',
  title: 'Bokningsavtal',
  lead: 'Brf Strandängen, C-1403',
  reference: 'C-1403',
  day: '2026-11-20',
  shownDay: '2026-11-20',
  sections: [
    { heading: 'Ekonomi', rows: [{ label: 'Pris', value: '4 690 000 kr', strong: true }] },
    { heading: 'Villkor', paragraphs: ['Bokningsavgiften räknas av från priset.'] },
    { heading: 'Underskrifter', signatures: ['Köpare', 'Säljare'] },
  ],
}
const home: PlanSubject = {
  id: 'home-strandangen-c-1403',
  rooms: 3,
  livingArea: 76,
  building: 'flat',
  facing: '6',
  outdoorSpaces: [{ type: 'balcony', area: 9, direction: '6' }],
  sauna: false,
  language: 'sv',
}

test('a document opens as PDF and says what it is, in which language and from which day', async () => {
  const pdf = await PDFDocument.load(await typeset(paper), { updateMetadata: false })
  expect(pdf.getTitle()).toBe('Bokningsavtal')
  expect(pdf.getCreationDate()?.toISOString().slice(0, 10)).toBe('2026-11-20')
  expect(pdf.getPageCount()).toBe(1)
  expect(pdf.getPage(0).getSize()).toMatchObject({ width: 595.28, height: 841.89 })
})

test('what does not fit on a page goes on on the next', async () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, at) => `${at + 1}. Köparen kan ångra sig inom fjorton dagar och får då hela avgiften tillbaka.`,
  )
  const pdf = await PDFDocument.load(
    await typeset({ ...paper, sections: [{ heading: 'Villkor', paragraphs }] }),
  )
  expect(pdf.getPageCount()).toBe(3)
})

test('the brand face is in the document, and only the part of it that is used', async () => {
  const bytes = await typeset(paper)
  expect(bytes.length).toBeGreaterThan(5000)
  expect(bytes.length).toBeLessThan(40_000)
  const pdf = await PDFDocument.load(bytes)
  const fonts = pdf.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  expect(fonts.some((text) => text.includes('/CIDFontType2') && text.includes('Schibsted'))).toBe(true)
  expect(fonts.some((text) => text.includes('/FontFile2'))).toBe(true)
})

test('a letter that the face does not have is left away, and does not break the document', async () => {
  const bytes = await typeset({ ...paper, title: 'Avtal 你好 ✓' })
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
})

test('the plan sheet is one page of lines', async () => {
  const { sections: _, ...about } = paper
  const bytes = await planSheet({ ...about, site: jmno, title: 'C-1403' }, home)
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPageCount()).toBe(1)
  expect(bytes.length).toBeLessThan(60_000)
})

test('the same document gives the same bytes', async () => {
  const { sections: _, ...about } = paper
  expect(await typeset(paper)).toEqual(await typeset(paper))
  expect(await planSheet(about, home)).toEqual(await planSheet(about, home))
})
