import { keepIn } from '#src/lib/storage/keep-in.ts'

/** What the panel keeps from one page load to the next: whether it is open, which tab, and what is to be told. */
const openKey = 'director-open'
const tabKey = 'director-tab'
const sayKey = 'director-say'

export const wasOpen = (): boolean => localStorage.getItem(openKey) === '1'
export const rememberOpen = (open: boolean): void => keepIn(localStorage, openKey, open ? '1' : '0')

export const lastTab = (): string | null => sessionStorage.getItem(tabKey)
export const rememberTab = (tab: string): void => keepIn(sessionStorage, tabKey, tab)

/** What to say, and that the focus belongs into the panel, once the page has been loaded anew. */
export const rememberToSay = (text: string): void => keepIn(sessionStorage, sayKey, text)

/** What was to be told; once. */
export function takeToSay(): string | null {
  const said = sessionStorage.getItem(sayKey)
  sessionStorage.removeItem(sayKey)
  return said
}
