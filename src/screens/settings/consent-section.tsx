import { useTranslations } from 'use-intl'
import type { Consent } from '#gen/account_service/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { siteNamed } from '#src/sites/find-site.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The sites whose terms a person has agreed to, and when (S-019). */
export function ConsentSection({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('settings.consents')
  const { date } = useFormats()
  const items = consents.map(({ site, givenOn }) => ({
    label: siteNamed(site)?.name ?? site,
    value: givenOn ? date(givenOn.slice(0, 10)) : t('given'),
  }))
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {items.length > 0 ? <KeyValueList items={items} /> : <p className="text-ink-2">{t('none')}</p>}
    </SettingsSection>
  )
}
