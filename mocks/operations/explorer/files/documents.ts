import type { Site } from '#src/sites/site.ts'
import { languageOf } from '../../../catalogue/site-of.ts'
import type { Stage } from '../../../catalogue/types.ts'
import { fill } from '../../../catalogue/words/words.ts'
import type { Paper, PaperSection } from '../../../imagery/document/paper.ts'
import { planSubjectOf } from '../../../imagery/plan/subject.ts'
import type { PlanSubject } from '../../../imagery/plan/subject.ts'
import type { BuiltHome } from '../../../state/homes/home-tour.ts'
import { homeFacts } from '../../shared/page/home-facts.ts'
import { area, day as shownDay, price } from '../../shared/page/formats.ts'
import { loanExample, monthlyExample } from '../../../catalogue/homes/monthly-example.ts'
import { documentWords } from './document-words.ts'

export type DocumentSource = BuiltHome & Readonly<{ stage: Stage; site: Site; day: string }>

type Document = (source: DocumentSource) => Promise<Uint8Array>

/** What makes PDF is large: it is loaded when the first document is asked for. */
const typeset = async (paper: Paper) => (await import('../../../imagery/document/typeset.ts')).typeset(paper)
const planSheet = async (...of: [Omit<Paper, 'sections'>, PlanSubject]) =>
  (await import('../../../imagery/document/plan-sheet.ts')).planSheet(...of)

/** The documents of a home, by file name. */
export const homeDocuments: Readonly<Record<string, Document>> = {
  'floor-plan.pdf': (source) => {
    const subject = planSubjectOf(source.home, source.rooms)
    const { title, ...head } = headOf(source, source.home.objectNumber)
    return subject ? planSheet({ ...head, title }, subject) : typeset({ ...head, title, sections: [] })
  },
  'facts.pdf': (source) => typeset({ ...headOf(source, wordsOf(source).facts), sections: facts(source) }),
  'costs.pdf': (source) => typeset({ ...headOf(source, wordsOf(source).costs), sections: costs(source) }),
  'booking-agreement.pdf': (source) =>
    typeset({ ...headOf(source, wordsOf(source).agreement), sections: agreement(source) }),
}

/** The rules of the house, for everybody who lives in a stage. */
export function houseRules({
  stage,
  site,
  day,
}: Omit<DocumentSource, 'home' | 'rooms'>): Promise<Uint8Array> {
  const words = documentWords[languageOf[stage.country]]
  const sections = words.rules.map(([heading, text]) => ({ heading, paragraphs: [text] }))
  return typeset({
    ...head(site, stage, day),
    title: words.houseRules,
    lead: stage.name,
    reference: stage.name,
    sections,
  })
}

function wordsOf({ home }: DocumentSource) {
  return documentWords[languageOf[home.country]]
}

function head(site: Site, { country }: Stage, day: string): Omit<Paper, 'title' | 'sections' | 'reference'> {
  return { site, language: languageOf[country], day, shownDay: shownDay(site, day) }
}

function headOf({ home, rooms, stage, site, day }: DocumentSource, title: string): Omit<Paper, 'sections'> {
  const size = rooms > 0 ? [fill(site.formats.rooms, { n: rooms }), area(site, home.livingArea)] : []
  const lead = [stage.name, home.objectNumber, ...size].join(', ')
  return { ...head(site, stage, day), title, lead, reference: home.objectNumber }
}

function facts(source: DocumentSource): PaperSection[] {
  const { home, site } = source
  const words = wordsOf(source)
  return [
    { paragraphs: [home.description] },
    { heading: words.home, rows: homeFacts(home, site) },
    { heading: words.economy, rows: priceRows(source) },
  ]
}

/** What is paid for the home: each country states the parts of its own total. */
function priceRows(source: DocumentSource): NonNullable<PaperSection['rows']> {
  const { home, stage, site } = source
  const words = wordsOf(source)
  const rows: readonly (readonly [string, number | undefined, boolean?])[] = [
    [words.price, home.status === 'sold' ? undefined : home.price],
    [words.sharedDebt, home.sharedDebt || undefined],
    [words.acquisitionCosts, home.acquisitionCosts || undefined],
    [words.totalPrice, home.country === 'se' || home.status === 'sold' ? undefined : home.totalPrice, true],
    [words.monthlyFee, home.monthlyFee],
    [words.bookingFee, stage.bookingFee || undefined],
  ]
  return rows.flatMap(([label, value, strong = false]) =>
    value === undefined ? [] : [{ label, value: price(site, value), strong }],
  )
}

function costs(source: DocumentSource): PaperSection[] {
  const { home, site } = source
  const words = wordsOf(source)
  const month = monthlyExample(home)
  const isShared = month.sharedDebtFee > 0
  const named = (text: string, percent: number) => fill(text, { percent: String(percent).replace('.', ',') })
  const row = (label: string, value: number, strong = false) => ({ label, value: price(site, value), strong })
  const repaid = month.isAnnuity ? words.instalment : named(words.amortisation, loanExample.amortisation)
  return [
    {
      heading: words.economy,
      rows: [
        ...priceRows(source),
        row(named(words.downPayment, loanExample.downPayment), month.down),
        row(words.loan, month.loan, true),
      ],
    },
    {
      heading: words.perMonth,
      rows: [
        row(named(words.interest, loanExample.interest), month.interest),
        row(repaid, month.amortisation),
        ...(isShared ? [row(words.debtInterest, month.sharedDebtFee)] : []),
        row(isShared ? words.runningFee : words.monthlyFee, month.running),
        row(words.running, month.operation),
        row(words.perMonth, month.sum, true),
      ],
      paragraphs: [words.example],
    },
  ]
}

function agreement(source: DocumentSource): PaperSection[] {
  const { home, stage, site } = source
  const words = wordsOf(source)
  const address = `${home.address}, ${home.postalCode} ${home.city}`
  return [
    {
      heading: words.parties,
      rows: [
        { label: words.seller, value: site.name },
        { label: words.object, value: `${stage.name}, ${home.objectNumber}, ${address}` },
      ],
    },
    { heading: words.economy, rows: priceRows(source) },
    { heading: words.terms, paragraphs: words.agreementTerms.map((term, at) => `${at + 1}. ${term}`) },
    { heading: words.signatures, signatures: [words.buyer, words.buyer, site.name] },
  ]
}
