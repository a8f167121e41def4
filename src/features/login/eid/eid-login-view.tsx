import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import type { OngoingBusiness } from '#gen/account_service/model.ts'
import { AssociationPicker } from './association-picker.tsx'
import { EidChooser } from './eid-chooser.tsx'
import type { LoginView } from '../private-login.tsx'
import { EidWaiting } from './eid-waiting.tsx'
import type { LoginTab } from '#src/domain/eid/login/login-entry.ts'
import type { EidReturn } from '#src/domain/eid/return/eid-return.ts'
import { purposeOfTab } from '#src/domain/eid/eid-purpose.ts'
import { useEid } from '#src/domain/eid/use-eid.ts'
import { useStartLogin } from '#src/api/account/account.ts'
import type { EidDevice } from '#src/domain/eid/login/login-outcome.ts'
import { useSite } from '#src/sites/use-site.ts'

type Props = {
  tab: LoginTab
  /** How somebody came back from an e-ID, for the first view only. */
  returned?: EidReturn
  /** The view of the login page that an e-ID on another page leads back to, where it is not the first. */
  view?: LoginView
  /** Local path to go on to when the login leads over another page. */
  returnTo?: string
  onLoggedIn: (business?: OngoingBusiness) => void
  /** Stands below the choice of device. */
  children?: ReactNode
}

/** Login by e-ID, from the choice of device to the end. */
export function EidLoginView({ tab, view, returned, returnTo, onLoggedIn, children }: Props) {
  const site = useSite()
  const { eid, begin, controls } = useEid({
    purpose: purposeOfTab[tab],
    path: site.paths.login ?? '/',
    query: { ...(returnTo && { referrer: returnTo }), ...(view && { view }) },
    start: useStartLogin(site),
    returned,
  })
  const onBegin = (device: EidDevice, personalNumber?: string) =>
    begin((returnUrl) => ({ returnUrl, loginType: tab, personalNumber }), device)
      // a start that fails is shown where the e-ID stands
      .catch(() => undefined)
  const isLoggedIn = eid.at === 'loggedIn'
  const onEnd = useEffectEvent(() => {
    if (eid.at === 'loggedIn') onLoggedIn(eid.business)
  })
  // told once, whatever the parent renders meanwhile
  useEffect(() => {
    if (isLoggedIn) onEnd()
  }, [isLoggedIn])

  switch (eid.at) {
    case 'waiting':
      return <EidWaiting eid={eid} controls={controls} />
    case 'picking':
      return <AssociationPicker choice={eid.choice} onLoggedIn={onLoggedIn} onCancel={controls.cancel} />
    default:
      return (
        <EidChooser eid={eid} controls={controls} onBegin={onBegin}>
          {children}
        </EidChooser>
      )
  }
}
