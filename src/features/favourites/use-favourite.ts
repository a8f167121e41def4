import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSetFavourite } from '#src/api/favourites.ts'
import { useSession } from '#src/api/session.ts'
import { withLogin } from '#src/lib/modal-hash.ts'
import { rememberPendingAction, takePendingAction } from '#src/lib/pending-action.ts'
import { useSite } from '#src/sites/use-site.ts'

const savingOf = (objectId: string) => ({ act: 'favourite', of: objectId })

/**
 * Whether a home is a favourite, and the way to change that. A visitor logs in first, and the home is saved then
 * (P-006). Undefined where there are no favourites: on sites without a login, and for board members (P-016).
 */
export function useFavourite(objectId: string) {
  const { capabilities } = useSite()
  const router = useRouter()
  const session = useSession()
  const { mutate, isError } = useSetFavourite()

  const isCustomer = session.kind === 'private'
  useEffect(() => {
    if (isCustomer && takePendingAction(savingOf(objectId))) mutate({ objectId, isWanted: true })
  }, [isCustomer, objectId, mutate])

  if (!capabilities.login || session.kind === 'board') return undefined
  const isOn = isCustomer && session.user.favorites.includes(objectId)
  const toggle = () => {
    if (isCustomer) return mutate({ objectId, isWanted: !isOn })
    rememberPendingAction(savingOf(objectId))
    const hash = withLogin(router.latestLocation.hash)
    const state = { loginFor: 'favourite' } as const
    void router.navigate({ to: '.', search: (now: object) => now, hash, state, resetScroll: false })
  }
  return { isOn, hasFailed: isError, toggle }
}
