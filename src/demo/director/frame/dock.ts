import { shiftedMedia } from './shift-media.ts'

/** How wide the panel is, in CSS pixels; director.css says the same. */
const panelWidth = 480

/** Where the panel is: away, beside the portal, or over it where there is no room beside. */
export type Dock = 'closed' | 'docked' | 'sheet'

/** The narrowest window in which portal and panel stand side by side. */
export const roomForBoth = '(width >= 56.25rem)'

const original = new Map<CSSMediaRule, string>()
let watching: MutationObserver | undefined

/** Makes room for the panel: the portal then lays itself out for the width that is left to it. */
export function dockPanel(dock: Dock): void {
  document.documentElement.dataset['director'] = dock
  // what the sheet covers can be neither seen nor reached
  document.querySelector('#root')?.toggleAttribute('inert', dock === 'sheet')
  if (dock === 'docked') startShifting()
  else stopShifting()
}

function startShifting(): void {
  shiftAll()
  if (watching) return
  // styles of a page that comes later
  watching = new MutationObserver(shiftAll)
  watching.observe(document.head, { childList: true })
  document.addEventListener('load', shiftLater, true)
}

function stopShifting(): void {
  watching?.disconnect()
  watching = undefined
  document.removeEventListener('load', shiftLater, true)
  for (const [rule, text] of original) rule.media.mediaText = text
  original.clear()
}

function shiftLater({ target }: Event): void {
  if (target instanceof HTMLLinkElement) shiftAll()
}

function shiftAll(): void {
  for (const sheet of document.styleSheets) shiftRules(sheet)
}

function shiftRules(holder: { cssRules: CSSRuleList }): void {
  for (const rule of holder.cssRules) {
    if (rule instanceof CSSMediaRule && !original.has(rule)) {
      const text = rule.media.mediaText
      const shifted = shiftedMedia(text, panelWidth)
      if (shifted !== text) {
        original.set(rule, text)
        rule.media.mediaText = shifted
      }
    }
    if ('cssRules' in rule) shiftRules(rule as CSSRule & { cssRules: CSSRuleList })
  }
}
