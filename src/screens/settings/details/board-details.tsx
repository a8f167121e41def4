import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** The details of somebody who acts for an association, who changes them as a private person (C-013). */
export function BoardDetails({ user, association }: { user: User; association: string }) {
  const t = useTranslations('settings')
  const { firstName, lastName, email, phoneNumber } = user
  return (
    <SettingsSection title={t('details.title')} text={t('board', { association })}>
      <KeyValueList
        items={[
          { label: t('field.name'), value: `${firstName} ${lastName}` },
          { label: t('email.title'), value: email, kind: 'email' },
          { label: t('field.phoneNumber'), value: phoneNumber, kind: 'phone' },
        ]}
      />
    </SettingsSection>
  )
}
