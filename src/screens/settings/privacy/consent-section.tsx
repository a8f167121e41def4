import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Consent } from '#gen/account_service/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { siteNamed } from '#src/sites/find-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { useDone } from './use-done.ts'
import { WithdrawConsentDialog } from './withdraw-consent-dialog.tsx'

/** The sites whose terms a person has agreed to, and when (S-019), and the way to take a consent back. */
export function ConsentSection({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('settings.consents')
  const { longDate } = useFormats()
  const [asked, setAsked] = useState<Consent['site']>()
  const { done, tell, proof } = useDone<Consent['site']>()
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {consents.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="border-t border-line text-small leading-[1.4] empty:hidden">
        {consents.map(({ site, givenOn }) => (
          <li
            key={site}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3.25"
          >
            <span>
              <span className="font-medium">{nameOf(site)}</span>{' '}
              <span className="text-ink-2">{givenOn ? longDate(givenOn) : t('given')}</span>
            </span>
            <TextButton aria-label={t('withdrawOf', { site: nameOf(site) })} onClick={() => setAsked(site)}>
              {t('withdraw')}
            </TextButton>
          </li>
        ))}
      </ul>
      {done && (
        <div ref={proof} tabIndex={-1} className="mt-5 outline-none">
          <Message tone="ok" live>
            {t('done', { site: nameOf(done) })}
          </Message>
        </div>
      )}
      {asked && (
        <WithdrawConsentDialog
          site={asked}
          onClose={() => setAsked(undefined)}
          onWithdrawn={() => {
            setAsked(undefined)
            tell(asked)
          }}
        />
      )}
    </SettingsSection>
  )
}

const nameOf = (site: Consent['site']): string => siteNamed(site)?.name ?? site
