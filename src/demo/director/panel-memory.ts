/** What the panel keeps from one page load to the next: whether it is open, which tab, and what is to be told. */
const openKey = 'director-open'
const tabKey = 'director-tab'
const sayKey = 'director-say'
const problemKey = 'director-problem'

export const wasOpen = (): boolean => localStorage.getItem(openKey) === '1'
export const rememberOpen = (open: boolean): void => localStorage.setItem(openKey, open ? '1' : '0')

export const lastTab = (): string | null => sessionStorage.getItem(tabKey)
export const rememberTab = (tab: string): void => sessionStorage.setItem(tabKey, tab)

/** What to say, and that the focus belongs into the panel, once the page has been loaded anew. */
export const rememberToSay = (text: string): void => sessionStorage.setItem(sayKey, text)

/** Something that went wrong before the panel was there; it is told as soon as it is. */
export const rememberProblem = (text: string): void => sessionStorage.setItem(problemKey, text)

/** What was to be told; once. */
export function takeMessages(): { said: string | null; problem: string | null } {
  const messages = { said: sessionStorage.getItem(sayKey), problem: sessionStorage.getItem(problemKey) }
  sessionStorage.removeItem(sayKey)
  sessionStorage.removeItem(problemKey)
  return messages
}
