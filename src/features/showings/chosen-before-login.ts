import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#src/api/session/session.ts'
import { rememberPendingAction, takePendingAction } from '#src/lib/storage/pending-action.ts'
import type { Showing, Shown } from './showing.ts'

const actionOf = ({ id }: Showing, { url }: Shown) => ({ act: 'book-showing', of: `${id} ${url}` })

/** Notes the showing that a visitor has chosen and logs in for; where it was chosen goes on with it. */
export const rememberChosen = (showing: Showing, shown: Shown): void =>
  rememberPendingAction(actionOf(showing, shown))

/** Tells once, after the login, which of these showings was chosen before it. */
export function useChosenBeforeLogin(
  open: readonly Showing[],
  shown: Shown,
  onChosen: (showing: Showing) => void,
): void {
  const isCustomer = useSession().kind === 'private'
  const onLogin = useEffectEvent(() => {
    const chosen = open.find((showing) => takePendingAction(actionOf(showing, shown)))
    if (chosen) onChosen(chosen)
  })
  useEffect(() => {
    if (isCustomer) onLogin()
  }, [isCustomer])
}
