import type { Figures } from '../figures.ts'

export type Section = { heading: string; paragraphs: string[] }

/** What a mail about a booking says. */
export type Letter = { subject: string; text: string }

/** All that a booking says in one language; the English site books nothing. */
export type BookingWords = Readonly<{
  agreement: (figures: Figures) => Section[]
  facts: (figures: Figures) => Section[]
  costs: (figures: Figures) => Section[]
  /** Who is paid: at most 80 characters. */
  payee: (seller: string) => string
  letters: Readonly<{
    booked: (figures: Figures) => Letter
    withdrawn: (figures: Figures, refund: string) => Letter
    paidTooLate: (figures: Figures, refund: string) => Letter
    paidTwice: (figures: Figures, excess: string) => Letter
  }>
}>
