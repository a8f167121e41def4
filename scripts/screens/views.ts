import type { BrowserContextOptions, Page } from 'playwright'
import { movingIn, overflowOf } from './checks.ts'

/** A way to look at a screen: the window, what the visitor's system asks for, and what must hold. */
export type View = {
  name: string
  options: BrowserContextOptions
  checks: ((page: Page) => Promise<string | undefined>)[]
}

const at = (width: number, height: number) => ({ viewport: { width, height } })

export const usualViews: View[] = [
  { name: '1440', options: at(1440, 900), checks: [overflowOf] },
  { name: '390', options: at(390, 844), checks: [overflowOf] },
]

export const hardViews: View[] = [
  { name: '320', options: at(320, 640), checks: [overflowOf] },
  { name: 'landscape', options: at(844, 390), checks: [overflowOf] },
  // a window of 1440 by 900 px in which everything is twice as large
  { name: 'zoom-200', options: { ...at(720, 450), deviceScaleFactor: 2 }, checks: [overflowOf] },
  { name: 'forced-colors', options: { ...at(1440, 900), forcedColors: 'active' }, checks: [overflowOf] },
  {
    name: 'reduced-motion',
    options: { ...at(1440, 900), reducedMotion: 'reduce' },
    checks: [overflowOf, movingIn],
  },
]
