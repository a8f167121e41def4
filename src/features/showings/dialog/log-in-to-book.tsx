import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { withLogin } from '#src/lib/address/modal-hash.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { rememberChosen } from '../chosen-before-login.ts'
import type { Showing, Shown } from '../showing.ts'

/** Offers a visitor the login in place of the form, and keeps the showing they have chosen until after it. */
export function LogInToBook({ showing, shown }: { showing: Showing; shown: Shown }) {
  const t = useTranslations('showings')
  const { capabilities } = useSite()
  const router = useRouter()
  const session = useSession()
  if (!capabilities.login || session.kind !== 'visitor') return null
  const logIn = () => {
    rememberChosen(showing, shown)
    const hash = withLogin(router.latestLocation.hash)
    const state = { loginFor: 'showing' } as const
    // in the place of this dialog, which closes as the address tells of the login
    void router.navigate({
      to: '.',
      search: (now: object) => now,
      hash,
      state,
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <p className="text-small">
      {t('account')} <TextButton onClick={logIn}>{t('logIn')}</TextButton>
    </p>
  )
}
