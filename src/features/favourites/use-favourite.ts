import { useState, useSyncExternalStore } from 'react'
import { useSetFavourite, withChange } from '#src/api/interest/favourites.ts'
import { useSession } from '#src/api/session/session.ts'
import { followToken, readRawToken } from '#src/api/session/token.ts'
import {
  keepVisitorFavourites,
  onVisitorFavouritesChange,
  visitorFavourites,
} from '#src/lib/storage/visitor-favourites.ts'
import { useSite } from '#src/sites/use-site.ts'

/** What is said of something that has just been saved: where it lies, or that a lower price of it is mailed. */
export type SavedNoteKind = 'savedHere' | 'savedHomeHere' | 'priceMail'

/**
 * Whether a home or a project is a favourite, and the way to change that, with what is to be said once somebody has just
 * saved it. A visitor's lie in the browser; they come along at login. Undefined where there are no favourites: on sites
 * without a login, and for board members (P-016).
 */
export function useFavourite(objectId: string, isHome: boolean) {
  const { capabilities } = useSite()
  const session = useSession()
  const here = useSyncExternalStore(onVisitorFavouritesChange, visitorFavourites)
  const [hasPressed, setPressed] = useState(false)
  const { mutate, isError, isSuccess } = useSetFavourite()

  if (!capabilities.login || session.kind === 'board') return undefined
  const isCustomer = session.kind === 'private'
  const isOn = (isCustomer ? session.user.favorites : here).includes(objectId)
  const toggle = () => {
    const change = { objectId, isWanted: !isOn }
    setPressed(true)
    if (isCustomer && readRawToken()) return mutate(change)
    // the session may have ended without anybody being told yet
    followToken()
    keepVisitorFavourites(withChange(here, change))
  }
  const hideNote = () => setPressed(false)
  const noteOf = (): SavedNoteKind | undefined => {
    if (!isOn || !hasPressed) return undefined
    if (!isCustomer) return isHome ? 'savedHomeHere' : 'savedHere'
    return isHome && isSuccess && session.user.priceMails !== false ? 'priceMail' : undefined
  }
  return { isOn, hasFailed: isError, note: noteOf(), toggle, hideNote }
}
