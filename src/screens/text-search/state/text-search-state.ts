import { TextSearchCategory } from '#gen/textsearch/model.ts'

/**
 * The text search as its address has it: the text, the category unless it is all, the page, counted from 1,
 * unless it is the first, and the order unless the best hits come first.
 */
export type TextSearchState = { s?: string; category?: TextSearchCategory; page?: number; sort?: 'date' }

/** The longest text that the service takes (contracts/textsearch.yaml, TextSearchRequest). */
export const maxTextLength = 250
/** The service leaves out 10 000 hits at most, which is 400 pages of 25. */
const lastPage = 401

/**
 * Reads the parameters of an address; whatever makes no sense counts as left out. Not the generated schemas: the address
 * is read before anything else, and zod would be the tenth part of what the page may load by then.
 */
export function readTextSearch({ s, category, page, sort }: Record<string, unknown>): TextSearchState {
  // a parameter is named even when it is left out: the router lays this over the raw ones
  return {
    s: textOf(s),
    category: categoryOf(category),
    page: pageOf(page),
    sort: sort === 'date' ? sort : undefined,
  }
}

function textOf(raw: unknown): string | undefined {
  const isText = typeof raw === 'string' || typeof raw === 'number'
  return (isText && String(raw).trim().slice(0, maxTextLength).trim()) || undefined
}

function categoryOf(raw: unknown): TextSearchCategory | undefined {
  return Object.values(TextSearchCategory).find((one) => one === raw && one !== TextSearchCategory.all)
}

function pageOf(raw: unknown): number | undefined {
  const page = /^\d{1,3}$/.test(String(raw)) ? Number(raw) : 1
  return page > 1 && page <= lastPage ? page : undefined
}
