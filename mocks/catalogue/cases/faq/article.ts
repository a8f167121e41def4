import type { FaqId } from './faq-ids.ts'

/** A question that many ask before they report a fault, and its answer as HTML. */
export type Article = Readonly<{
  question: string
  answer: string
  film?: Readonly<{ address: string; description: string; script: string }>
}>

export type Articles = Readonly<Record<FaqId, Article>>
