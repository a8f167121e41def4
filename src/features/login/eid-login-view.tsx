import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { OngoingBusiness } from '#gen/account_service/model.ts'
import { AssociationPicker } from './association-picker.tsx'
import { EidChooser } from './eid-chooser.tsx'
import { EidWaiting } from './eid-waiting.tsx'
import type { LoginTab } from '#src/domain/eid/login-entry.ts'
import type { LoginReturn } from '#src/domain/eid/login-return.ts'
import { useEidLogin } from '#src/domain/eid/use-eid-login.ts'

type Props = {
  tab: LoginTab
  returned?: LoginReturn
  returnTo?: string
  onLoggedIn: (business?: OngoingBusiness) => void
  /** Stands below the choice of device. */
  children?: ReactNode
}

/** Login by e-ID, from the choice of device to the end. */
export function EidLoginView({ onLoggedIn, children, ...options }: Props) {
  const controls = useEidLogin(options)
  const { login } = controls
  const isLoggedIn = login.at === 'loggedIn'
  const business = isLoggedIn ? login.business : undefined
  useEffect(() => {
    if (isLoggedIn) onLoggedIn(business)
    // told once, whatever the parent renders meanwhile
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLoggedIn])

  switch (login.at) {
    case 'waiting':
      return <EidWaiting login={login} controls={controls} />
    case 'picking':
      return <AssociationPicker choice={login.choice} onLoggedIn={onLoggedIn} onCancel={controls.cancel} />
    default:
      return (
        <EidChooser login={login} controls={controls}>
          {children}
        </EidChooser>
      )
  }
}
