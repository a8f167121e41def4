import { useTranslations } from 'use-intl'
import { useNewAddress } from '#src/features/login/recovery/use-new-address.ts'
import type { AddressError } from '#src/features/login/recovery/use-new-address.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import { SettingsSection } from '../settings-section.tsx'

const words = {
  required: 'required.email',
  format: 'wrong.email',
  same: 'wrong.email-same',
  inUse: 'wrong.email-inUse',
} as const satisfies Record<AddressError, string>

/** Another address: it holds once the link is opened that is mailed to it (C-022). */
export function EmailSection({ email }: { email: string }) {
  const t = useTranslations('settings')
  const { field, addressError, onSubmit, isSending, attempt, sentTo, failure } = useNewAddress(email)
  return (
    <SettingsSection title={t('email.title')} text={t('email.text')}>
      <form noValidate onSubmit={onSubmit} className="grid gap-6">
        <p className="wrap-anywhere">{t('email.current', { email })}</p>
        <TextField
          label={t('email.new')}
          hint={t('email.noMail')}
          error={addressError && t(words[addressError])}
          type="email"
          autoComplete="email"
          {...field}
        />
        {sentTo !== undefined && (
          <Message tone="ok" live title={t('email.sentTitle')}>
            {t('email.sentText', { email: sentTo })}
          </Message>
        )}
        {failure !== undefined && <OutcomeMessage key={attempt} outcome={outcomeOfError(failure)} />}
        <div>
          <Button type="submit" look="secondary" loading={isSending}>
            {t('email.submit')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
