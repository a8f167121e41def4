import { clearCookie } from './cookies.ts'
import { randomId } from '../values/random-id.ts'
import { keepIn } from './keep-in.ts'

/**
 * Whose things this browser keeps (empty: nobody's), and the last end of a person: a text that is another one each time
 * somebody logs out, or logs in after somebody else. It lies in the storage of the browser, where tabs that slept then
 * find it later.
 */
type Person = { end: string; id: string }

const personKey = 'person'
/** In the storage of a tab: the last end that it knows of. */
const endKey = 'person-end'

/** Cookies of what somebody typed or wanted; the token is the session's own business. */
const personalCookies = ['caseWizard', 'interest']

/** What a tab keeps of nobody: its site, a notice that was closed, where pages stood, and the tools of a demonstration. */
const lasting = /^(site|closed-notice|person-end|tsr-.*|director-.*)$/

type Listener = (where: 'here' | 'elsewhere') => void
const listeners = new Set<Listener>()
let forgotten = 0

/** Rises when what was kept of a person is forgotten; whoever held something of theirs before keeps it no more. */
export const timesForgotten = (): number => forgotten

/** Forgets all that is kept of whoever logs out, and lets the other tabs do so (see onForgotten). */
export function forgetPerson(): void {
  endPerson('')
  tell('here')
}

/** Notes whose things are kept from now on. What a visitor left is theirs; what somebody else left is forgotten. */
export function rememberPerson(id: string): void {
  forgetIfEnded()
  const { id: before, end } = readPerson()
  if (before === id) return
  if (before === '') keepIn(localStorage, personKey, JSON.stringify({ end, id }))
  else endPerson(id)
}

/** Forgets what this tab keeps when somebody's time has ended in another one since it looked last. */
export function forgetIfEnded(): void {
  const { end } = readPerson()
  const known = sessionStorage.getItem(endKey)
  if (known === end) return
  // a tab that has looked for the first time holds nobody's things; cookies are for the tab where it ended
  if (known !== null) forgetTab()
  keepIn(sessionStorage, endKey, end)
  if (known !== null) tell('elsewhere')
}

/**
 * Calls back when somebody has logged out here, or their time has ended in another tab; a tab that slept finds out as it
 * is looked at again. Returns the way to stop.
 */
export function onForgotten(listener: Listener): () => void {
  const isFirst = listeners.size === 0
  listeners.add(listener)
  if (isFirst) {
    for (const [place, event] of signs()) place.addEventListener(event, forgetIfEnded)
    forgetIfEnded()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0)
      for (const [place, event] of signs()) place.removeEventListener(event, forgetIfEnded)
  }
}

const signs = () =>
  [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const

function endPerson(next: string): void {
  const person: Person = { end: randomId(), id: next }
  forgetTab()
  personalCookies.forEach(clearCookie)
  keepIn(localStorage, personKey, JSON.stringify(person))
  keepIn(sessionStorage, endKey, person.end)
}

function forgetTab(): void {
  forgotten += 1
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '')
  for (const key of keys) if (!lasting.test(key)) sessionStorage.removeItem(key)
}

function tell(where: 'here' | 'elsewhere'): void {
  for (const listener of listeners) listener(where)
}

function readPerson(): Person {
  const { end, id } = parsed(localStorage.getItem(personKey))
  return { end: typeof end === 'string' ? end : '', id: typeof id === 'string' ? id : '' }
}

/** Anything but a record of this kind is one in which nothing is known. */
function parsed(text: string | null): Partial<Record<keyof Person, unknown>> {
  try {
    return (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof Person, unknown>>
  } catch {
    return {}
  }
}
