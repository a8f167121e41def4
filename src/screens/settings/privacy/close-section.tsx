import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** The way out of the account; while a purchase is running, why there is none yet. */
export function CloseSection({ user }: { user: User }) {
  const t = useTranslations('settings.close')
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Way user={user} onAsk={() => setAsking(true)} />
      {isAsking && <CloseDialog email={user.email} onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}

function Way({ user, onAsk }: { user: User; onAsk: () => void }) {
  const t = useTranslations('settings.close')
  const { ongoingBusiness: booking, activeObject: bought } = user
  if (booking)
    return (
      <p>
        {t('booking')}{' '}
        <LocalLink href={booking.url} className={textLinkClass()}>
          {booking.name}
        </LocalLink>
      </p>
    )
  if (bought?.timeline.some(({ step, state }) => step === 'moveIn' && state !== 'done'))
    return (
      <p>
        <Unbroken
          text={t('running', { home: [bought.name, bought.objectNumber].filter(Boolean).join(', ') })}
        />
      </p>
    )
  return (
    <Button look="secondary" onClick={onAsk}>
      {t('open')}
    </Button>
  )
}
