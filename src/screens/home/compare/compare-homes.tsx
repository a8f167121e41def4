import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { CompareSheet } from './compare-sheet.tsx'
import { CompareSuggestions } from './compare-suggestions.tsx'
import { CompareTable } from './compare-table.tsx'
import type { CompareRow } from './compare-rows.tsx'
import { homePrice, pricePerArea } from '#src/domain/sale/price/home-price.ts'
import { useOutdoorText } from '../sections/use-outdoor-text.ts'
import { useMoveInTexts } from '#src/features/page-content/use-move-in-texts.ts'
import { LoanFields } from '#src/features/monthly-cost/loan-fields.tsx'
import { useLoanProfile } from '#src/features/monthly-cost/loan-profile.ts'
import { laterCost } from '#src/domain/sale/price/later-cost.ts'
import { monthlyCost } from '#src/domain/sale/price/monthly-cost.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { homeCosts } from '#src/domain/sale/price/home-costs.ts'
import { useCompared } from './compared.ts'

/** So far the comparison looks ahead. */
const years = 10

type Props = { content: ObjectContent; onClose: () => void }

/** Homes side by side, down to what each costs a month with one and the same loan. */
export function CompareHomes({ content, onClose }: Props) {
  const t = useTranslations('compare')
  const example = content.pricing.loanExample
  // one column leaves room for the homes that could stand beside it
  const isAlone = useCompared().length === 1
  return (
    <CompareSheet onClose={onClose}>
      <div
        className={clsx(
          'grid gap-x-page gap-y-10',
          isAlone ? 'lg:grid-cols-[30rem_1fr] lg:grid-rows-[auto_1fr]' : 'lg:grid-cols-2',
        )}
      >
        <div className={clsx('min-w-0', isAlone ? 'lg:row-span-2' : 'lg:col-span-2')}>
          <CompareTable rows={useRows(example)} onFollow={onClose} />
        </div>
        <CompareSuggestions homes={[content.summary, ...content.similarObjects]} />
        <section aria-labelledby="compare-loan">
          <h3 id="compare-loan" className="mb-4 text-h4">
            {t('loan')}
          </h3>
          <LoanFields example={example} />
          <p className="mt-4 max-w-measure text-small text-ink-2">{t('laterMeans')}</p>
        </section>
      </div>
    </CompareSheet>
  )
}

function useRows(example: ObjectContent['pricing']['loanExample']): CompareRow[] {
  const t = useTranslations('compare')
  const formats = useFormats()
  const outdoor = useOutdoorText()
  const moveIn = useMoveInTexts()
  const profile = useLoanProfile(example)
  const { currency } = useSite().formats
  const costOf = (home: ObjectContent) => {
    const costs = homeCosts(home)
    return costs && monthlyCost(costs, profile, currency)
  }
  const laterCostOf = (home: ObjectContent) => {
    const costs = homeCosts(home)
    return costs && laterCost(costs, profile, currency, years)
  }
  const price = (amount: number | undefined) => amount !== undefined && formats.price(amount)
  const rows: CompareRow[] = [
    {
      label: t('row.price'),
      strong: true,
      value: (home) => {
        const asked = homePrice(home)
        return asked.kind !== 'none' && formats.price(asked.amount)
      },
    },
    { label: t('row.rooms'), value: ({ seo }) => seo.rooms > 0 && formats.rooms(seo.rooms) },
    { label: t('row.area'), value: ({ seo }) => seo.primaryArea > 0 && formats.area(seo.primaryArea) },
    { label: t('row.perArea'), value: (home) => price(pricePerArea(home)) },
    {
      label: t('row.floor'),
      value: ({ seo: { floor, maxFloor } }) =>
        floor !== undefined && maxFloor !== undefined && t('floor', { floor, maxFloor }),
    },
    { label: t('row.outdoor'), value: ({ seo }) => outdoor(seo.outdoorSpaces) },
    {
      label: t('row.moveIn'),
      // on a phone a column is narrower than some dates
      value: ({ summary }) => moveIn(summary),
    },
    { label: t('row.energy'), value: ({ energyClass }) => energyClass },
    { label: t('row.fee'), value: ({ pricing }) => price(pricing.monthlyFee) },
    { label: t('row.gross'), strong: true, value: (home) => price(costOf(home)?.gross) },
  ]
  // where nothing is deducted both are the same
  if (currency !== 'EUR') rows.push({ label: t('row.net'), value: (home) => price(costOf(home)?.net) })
  return [...rows, { label: t('row.later'), strong: true, value: (home) => price(laterCostOf(home)) }]
}
