import type { components } from '#gen/buyresidence/types.ts'
import type { Site } from '#src/sites/site.ts'
import { homeFile } from '../../../catalogue/pages/files/home-files.ts'
import { countryOf, languageOf } from '../../../catalogue/site-of.ts'
import type { Home, Stage } from '../../../catalogue/types.ts'
import type { Booking } from '../booking.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type PreparationStep, preparationAt } from '../preparation.ts'
import { wordsOf } from './words/by-site.ts'
import type { BookingWords } from './words/booking-words.ts'

type BookingDocument = components['schemas']['BookingDocument']

export type BookedHome = Readonly<{ booking: Booking; home: Home; stage: Stage; site: Site }>

const agreement = 'booking-agreement'

/** In the order to read them: which step makes each, and what it says; a drawing says nothing. */
const kinds = [
  { key: 'facts', step: 'documents', says: 'facts' },
  { key: 'floor-plan', step: 'documents', says: undefined },
  { key: 'costs', step: 'documents', says: 'costs' },
  { key: agreement, step: 'contract', says: 'agreement' },
] as const satisfies readonly {
  key: Parameters<typeof homeFile>[1]
  step: PreparationStep
  says: keyof BookingWords | undefined
}[]

/** The documents of a booking as far as they are made at `now`, in milliseconds: the agreement comes last. */
export function documentsOf(booked: BookedHome, now: number): BookingDocument[] {
  const { done } = preparationAt(booked.booking, now)
  const figures = figuresOf(booked, now)
  return kinds
    .filter(({ step }) => done.includes(step))
    .map(({ key, says }) => documentOf(booked, key, says, figures))
}

/** What is signed, as plain text: the e-ID app shows it (at most 40 000 characters). */
export function agreementText(booked: BookedHome, now: number): string {
  const parts = wordsOf(booked.site)
    .agreement(figuresOf(booked, now))
    .map(({ heading, paragraphs }) => `${heading}\n${paragraphs.join('\n')}`)
  return [fileOf(booked, agreement).name, ...parts].join('\n\n')
}

function documentOf(
  booked: BookedHome,
  key: (typeof kinds)[number]['key'],
  says: (typeof kinds)[number]['says'],
  figures: Figures,
): BookingDocument {
  const { booking, site } = booked
  const { name, url, size } = fileOf(booked, key)
  const id = `${booking.id}-${key}`
  const { signedAt, acceptedDocumentIds = [] } = booking
  const isDone = signedAt !== undefined || acceptedDocumentIds.includes(id)
  return {
    id,
    name,
    url,
    status: isDone ? 'done' : 'pending',
    size,
    signedAt: signedAt === undefined ? null : new Date(signedAt).toISOString(),
    sections: says ? wordsOf(site)[says](figures) : [],
  }
}

const fileOf = ({ home, site }: BookedHome, key: (typeof kinds)[number]['key']) =>
  homeFile(home, key, languageOf[countryOf(site.key)])
