import { lazy as lazyOnce } from 'react'
import type { Template } from './template.ts'

/** A template that is loaded when a page needs it, or before, so that the page is drawn whole. */
export type LazyTemplate = Template & { load: () => Promise<unknown> }

/** As React's, with the way to load it ahead of its first use. */
export function lazy(read: () => Promise<{ default: Template }>): LazyTemplate {
  let reading: Promise<{ default: Template }> | undefined
  const load = () => (reading ??= read().catch(again))
  const again = (error: unknown) => {
    reading = undefined
    throw error
  }
  return Object.assign(lazyOnce(load), { load })
}
