import { useState, useSyncExternalStore } from 'react'
import { useSetFavourite, withChange } from '#src/api/favourites.ts'
import { useSession } from '#src/api/session.ts'
import {
  keepVisitorFavourites,
  onVisitorFavouritesChange,
  visitorFavourites,
} from '#src/lib/visitor-favourites.ts'
import { useSite } from '#src/sites/use-site.ts'

/**
 * Whether a home or a project is a favourite, and the way to change that. A visitor's lie in the browser, and `isOnlyHere` once they
 * have just saved one; they come along at login. Undefined where there are no favourites: on sites without a login, and
 * for board members (P-016).
 */
export function useFavourite(objectId: string) {
  const { capabilities } = useSite()
  const session = useSession()
  const here = useSyncExternalStore(onVisitorFavouritesChange, visitorFavourites)
  const [hasPressed, setPressed] = useState(false)
  const { mutate, isError } = useSetFavourite()

  if (!capabilities.login || session.kind === 'board') return undefined
  const isCustomer = session.kind === 'private'
  const isOn = (isCustomer ? session.user.favorites : here).includes(objectId)
  const toggle = () => {
    const change = { objectId, isWanted: !isOn }
    if (isCustomer) return mutate(change)
    keepVisitorFavourites(withChange(here, change))
    setPressed(true)
  }
  const hideNote = () => setPressed(false)
  return { isOn, hasFailed: isError, isOnlyHere: !isCustomer && isOn && hasPressed, toggle, hideNote }
}
