import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { HomeSection } from '#src/features/page-content/home-section.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

/** What the association of a home owes, and what that means for whoever lives there; nothing without one. */
export function AssociationSection({ content: { pricing, plotType } }: { content: ObjectContent }) {
  const t = useTranslations('home.association')
  const formats = useFormats()
  const { association, monthlyFee } = pricing
  if (!association || monthlyFee === undefined) return null
  const monthly = (amount: number) => t('monthly', { price: formats.price(amount) })
  return (
    <HomeSection title={t('title')}>
      <KeyValueList
        items={[
          { label: t('debt'), value: t('perArea', { price: formats.price(association.debtPerArea) }) },
          { label: t('fee'), value: monthly(monthlyFee) },
          { label: t('risen'), value: monthly(association.risenFee) },
          ...(plotType ? [{ label: t('land'), value: t(`plot.${plotType}`) }] : []),
        ]}
      />
      <p className="mt-4 text-small text-ink-2">{t('debtMeans')}</p>
    </HomeSection>
  )
}
