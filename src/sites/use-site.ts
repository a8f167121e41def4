import { createContext, use } from 'react'
import type { Site } from './site.ts'

/** Holds the site of this page load; the application provides it once, above everything. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** The site of this page load. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it')
  return site
}
