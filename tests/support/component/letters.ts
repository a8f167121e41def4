import { cdp } from 'vitest/browser'

/** How large a browser writes that was told nothing else, and twice that. */
const usual = 16
export const twice = 32

/** Lets the browser write as large as somebody has asked it to, or as usual. */
export const writeLetters = (standard = usual) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
