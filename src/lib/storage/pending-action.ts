import { keepIn } from './keep-in.ts'

const storageKey = 'pending-action'
/** So long a login may take; an action from before is not what somebody means by logging in now. */
const lifetime = 15 * 60_000

/** Something that needs a login first, such as saving a home. */
export type PendingAction = { act: string; of: string }

/** Notes what a visitor wanted, before the login that it takes; the login may lead to another page and back. */
export function rememberPendingAction(action: PendingAction, now: number = Date.now()): void {
  keepIn(sessionStorage, storageKey, JSON.stringify({ ...action, at: now }))
}

/** Whether just this was wanted; it is told once. */
export function takePendingAction({ act, of }: PendingAction, now: number = Date.now()): boolean {
  const noted = readNote()
  if (noted?.act !== act || noted.of !== of) return false
  sessionStorage.removeItem(storageKey)
  return now - noted.at < lifetime
}

function readNote(): (PendingAction & { at: number }) | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as PendingAction & { at: number }
  } catch {
    return undefined
  }
}
