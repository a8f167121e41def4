import type { Page } from 'playwright'
import type { Person } from './person.ts'

/** What a newcomer wants of the portal, each from its start page on. */
export const tasks = {
  find: 'Find a home of three rooms for less than 4.5 million near Nacka, with a balcony',
  cheaper: 'Tell which of two homes costs less each month in ten years',
  nearby: 'See what lies within ten minutes on foot of a home',
  viewing: 'Book a viewing of a home this week',
  lowered: 'Be told when a price is lowered in a search',
  favourite: 'Be told when the price of one home is lowered',
} as const

export type TaskName = keyof typeof tasks

export type Walked = {
  page: Page
  person: Person
  /** Somebody approves the waiting e-ID in the app of the telephone, by the id of the mock's persona. */
  approve: (personaId: string) => Promise<void>
}

/** The shortest way to the answer, which it returns as it is read; or why there is none. */
export type Walk = { walk: (walked: Walked) => Promise<string> } | { impossible: string }

export type Walks = Readonly<Record<TaskName, Walk>>
