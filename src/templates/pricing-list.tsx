import { useTranslations } from 'use-intl'
import type { ObjectPricing } from '#gen/content/model.ts'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

const amounts = [
  'price',
  'sharedDebt',
  'transactionCosts',
  'totalPrice',
  'monthlyFee',
  'operatingCost',
  'bookingFee',
] as const satisfies readonly (keyof ObjectPricing)[]

/** What a home costs, once and each month; the law asks for the total price in Norway and the debt-free one in Finland. */
export function PricingList({ pricing }: { pricing: ObjectPricing }) {
  const t = useTranslations('page-content')
  const formats = useFormats()
  const items = amounts.flatMap((name) => {
    const amount = pricing[name]
    return amount === undefined ? [] : [{ label: t(`pricing.${name}`), value: formats.price(amount) }]
  })
  if (items.length === 0) return null
  const { feeIncludes = [] } = pricing
  return (
    <PageSection title={t('section.pricing')}>
      <div className="max-w-measure">
        <KeyValueList items={items} />
        {feeIncludes.length > 0 && (
          <p className="mt-4 text-small text-ink-2">
            {t('pricing.feeIncludes', { what: feeIncludes.join(', ') })}
          </p>
        )}
      </div>
    </PageSection>
  )
}
