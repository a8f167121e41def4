import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { homePrice, pricePerArea } from '#src/domain/sale/price/home-price.ts'

/** A home's price in words: the number that matters most, what it is where that is not clear, and the rest in a line. */
export function usePriceTexts(content: Pick<ObjectContent, 'pricing' | 'seo'>) {
  const t = useTranslations('home')
  const { price } = useFormats()
  const { pricing, seo } = content
  const asked = homePrice(content)
  const perArea = pricePerArea(content)
  const whole = asked.kind === 'total' || asked.kind === 'debtFree' ? asked.kind : undefined
  const parts = [
    whole && pricing.price !== undefined && t(`price.of.${whole}`, { price: price(pricing.price) }),
    whole && !!pricing.sharedDebt && t('price.sharedDebt', { price: price(pricing.sharedDebt) }),
    !!pricing.transactionCosts && t('price.costs', { price: price(pricing.transactionCosts) }),
    asked.kind !== 'rent' && !!pricing.monthlyFee && t('price.fee', { price: price(pricing.monthlyFee) }),
    perArea !== undefined && seo.disposalForm !== 'tenancy' && t('price.perArea', { price: price(perArea) }),
  ]
  return {
    amount: asked.kind === 'none' ? undefined : price(asked.amount),
    label: asked.kind === 'none' ? undefined : t(`price.kind.${asked.kind}`),
    isPlain: asked.kind === 'price',
    fee: pricing.monthlyFee ? t('price.perMonth', { price: price(pricing.monthlyFee) }) : undefined,
    // the dot stays at the end of a line
    rest: parts.filter(Boolean).join('\u00a0· '),
  }
}
