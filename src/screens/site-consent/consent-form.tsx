import { useTranslations } from 'use-intl'
import { useGiveSiteConsent } from '#src/api/account/give-site-consent.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'

/** Agrees to the terms of this site (F-043); says where to go for whoever would rather not. */
export function ConsentForm({ onGiven }: { onGiven: () => void }) {
  const t = useTranslations('site-consent')
  const { mutate, isPending, isError } = useGiveSiteConsent(useSite())
  return (
    <div className="max-w-measure">
      {isError && (
        <Message tone="err" live className="mb-6">
          {t('failed')}
        </Message>
      )}
      <Button loading={isPending} onClick={() => mutate(undefined, { onSuccess: onGiven })}>
        {t('agree')}
      </Button>
      <p className="mt-6 text-small text-ink-2">{t('declined')}</p>
    </div>
  )
}
