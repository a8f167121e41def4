import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OngoingBusiness } from '#gen/account_service/model.ts'
import type { EidReturn } from '#src/domain/eid/return/eid-return.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EidLoginView } from '../eid/eid-login-view.tsx'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { viewTitleClass } from '../view-title-class.ts'
import { NewAddress } from './new-address.tsx'

type Props = {
  onBack: () => void
  returned?: EidReturn
  returnTo?: string
  onLoggedIn: (business?: OngoingBusiness) => void
}

/**
 * Another address for whoever cannot read the mail of the old one: an e-ID shows whose account it is, and the link goes to
 * the new address (C-022). Nobody's address is changed who cannot be told by an e-ID or by the password.
 */
export function AddressRecovery({ onBack, returned, returnTo, onLoggedIn }: Props) {
  const t = useTranslations('login.recovery')
  const back = useTranslations('login.reset')
  const [known, setKnown] = useState<{ business?: OngoingBusiness }>()
  const title = useFocusOnMount<HTMLHeadingElement>()
  if (known) return <NewAddress onDone={() => onLoggedIn(known.business)} />
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
        {t('title')}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t('intro')}</p>
      <EidLoginView
        tab="private"
        view="address"
        returned={returned}
        returnTo={returnTo}
        onLoggedIn={(business) => setKnown({ business })}
      >
        <p className="mt-6 text-small text-ink-2">{t('notConnected')}</p>
        <TextButton look="quiet" className="mt-4" onClick={onBack}>
          {back('back')}
        </TextButton>
      </EidLoginView>
    </div>
  )
}
