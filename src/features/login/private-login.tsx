import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OngoingBusiness } from '#gen/account_service/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { AddressRecovery } from './recovery/address-recovery.tsx'
import { EidLoginView } from './eid/eid-login-view.tsx'
import { EmailLogin } from './password/email-login.tsx'
import { ForgotPassword } from './password/forgot-password.tsx'
import type { EidReturn } from '#src/domain/eid/return/eid-return.ts'

/** Ways to log in as a private person (E-038), and one for whoever has lost their mail, which is ours. */
export type LoginView = 'bankid' | 'email' | 'reset' | 'address'

/** Where else one might want to go (F-064). */
export type LoginLinks = { registerUrl?: string; financePortalUrl?: string }

type Props = {
  view: LoginView
  onView: (view: LoginView) => void
  links: LoginLinks
  returned?: EidReturn
  returnTo?: string
  onLoggedIn: (business?: OngoingBusiness) => void
}

/** Login as a private person: e-ID first, e-mail and password as the other way. */
export function PrivateLogin(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { view } = props
  const shown = useRef(view)
  // what was pressed has gone with the view before; a view with a heading of its own takes the focus itself
  useEffect(() => {
    if (shown.current !== view && !box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>('input, button')?.focus()
    shown.current = view
  }, [view])
  return (
    <div ref={box}>
      <Way {...props} />
    </div>
  )
}

function Way({ view, onView, links, onLoggedIn, ...eid }: Props) {
  const t = useTranslations('login.email')
  switch (view) {
    case 'reset':
      return <ForgotPassword onBack={() => onView('email')} onNoMail={() => onView('address')} />
    case 'address':
      return <AddressRecovery onBack={() => onView('bankid')} onLoggedIn={onLoggedIn} {...eid} />
    case 'email':
      return (
        <>
          <EmailLogin
            onLoggedIn={onLoggedIn}
            onForgot={() => onView('reset')}
            onEid={() => onView('bankid')}
            onNoMail={() => onView('address')}
          />
          <MoreLinks links={links} />
        </>
      )
    case 'bankid':
      return (
        <EidLoginView tab="private" onLoggedIn={onLoggedIn} {...eid}>
          <p className="my-6 flex items-center gap-4 text-small text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {t('or')}
          </p>
          <TextButton look="quiet" onClick={() => onView('email')}>
            {/* one thing: its parts would stand apart, as an icon and words do */}
            <span>
              <Unbroken text={t('toggle')} />
            </span>
          </TextButton>
          <MoreLinks links={links} />
        </EidLoginView>
      )
  }
}

function MoreLinks({ links }: { links: LoginLinks }) {
  const t = useTranslations('login.links')
  const { registerUrl, financePortalUrl } = links
  if (!registerUrl && !financePortalUrl) return null
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-line pt-4.5 text-small">
      {registerUrl && (
        <span>
          <span className="mr-2 text-ink-2">{t('newHere')}</span>
          <LocalLink href={registerUrl} className={textLinkClass({ look: 'quiet' })}>
            {t('register')}
          </LocalLink>
        </span>
      )}
      {financePortalUrl && (
        <LocalLink href={financePortalUrl} className={textLinkClass({ look: 'quiet' })}>
          {t('finance')}
        </LocalLink>
      )}
    </div>
  )
}
