import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { inSentence } from '#src/lib/values/in-sentence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { CostBar, CostMark } from './cost-bar.tsx'
import { LoanFields } from './loan-fields.tsx'
import { useLoanProfile } from './loan-profile.ts'
import { monthlyCost } from '#src/domain/sale/price/monthly-cost.ts'
import type { HomeCosts, LoanProfile } from '#src/domain/sale/price/monthly-cost.ts'

type Props = { costs: HomeCosts; example: LoanProfile; feeIncludes?: readonly string[] }

/** What a home costs each month, with a loan that the visitor can change. */
export function MonthlyCostSection({ costs, example, feeIncludes = [] }: Props) {
  const t = useTranslations('monthly-cost')
  const formats = useFormats()
  const { formats: written, locale } = useSite()
  const [isOpen, setOpen] = useState(false)
  const fields = useId()
  const profile = useLoanProfile(example)
  const cost = monthlyCost(costs, profile, written.currency)
  // where an association has a loan too it is said whose interest is where
  const isShared = cost.debtInterest > 0
  const rows = [
    { label: t(isShared ? 'row.ownInterest' : 'row.interest'), amount: cost.interest },
    {
      label:
        cost.amortisationRate === undefined
          ? t('row.instalment')
          : t('row.amortisation', { rate: cost.amortisationRate }),
      amount: cost.amortisation,
    },
    { label: t('row.debtInterest'), amount: cost.debtInterest, isOptional: true },
    { label: isShared ? t('row.running') : t(`fee.${written.currency}`), amount: cost.fee, isOptional: true },
    { label: t('row.operation'), amount: cost.operation, isOptional: true },
  ]
  const included = new Intl.ListFormat(locale).format(feeIncludes.map(inSentence))
  const rates = {
    downPayment: formats.number(profile.downPayment),
    interest: formats.number(profile.interest),
  }
  return (
    <div>
      <p className="text-small text-ink-2">{t('basis', rates)}</p>
      <div className="mt-6">
        <CostBar parts={rows.map(({ amount }) => amount)} />
      </div>
      {/* heard as a whole when a rate changes */}
      <dl aria-live="polite" className="mt-3 text-small leading-[1.4]">
        {rows.map(
          ({ label, amount, isOptional }, at) =>
            // a plot has neither fee nor running costs
            !(isOptional && amount === 0) && (
              <div key={label} className="cost-part">
                <CostMark at={at} />
                <dt>{label}</dt>
                <dd className="ml-auto shrink-0 text-right tabular-nums">{formats.price(amount)}</dd>
              </div>
            ),
        )}
        <div className="flex flex-wrap items-center border-y border-y-ink border-b-line py-3.75 pl-6.5 text-body font-strong">
          <dt>{cost.relief > 0 ? t('row.gross') : t('row.sum')}</dt>
          <dd className="ml-auto shrink-0 text-right">{formats.price(cost.gross)}</dd>
        </div>
        {cost.relief > 0 && (
          <div className="flex flex-wrap items-center py-3.25 pl-6.5 text-ink-2">
            <dt>{t('row.net')}</dt>
            <dd className="ml-auto shrink-0 text-right">{formats.price(cost.net)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-4 text-small print:hidden">
        <TextButton
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'close' : 'change')}
        </TextButton>
      </p>
      <div id={fields} hidden={!isOpen} className="mt-6 print:hidden">
        {isOpen && <LoanFields example={example} price={costs.price} />}
      </div>
      <details className="mt-5 text-small text-ink-2 print:hidden">
        <summary className="min-h-6 w-fit decoration-[1px] underline-offset-3 hover:underline">
          {t('how')}
        </summary>
        {feeIncludes.length > 0 && costs.monthlyFee > 0 && (
          <p className="mt-3">{t('feeIncludes', { what: included })}</p>
        )}
        <p className="mt-3">{t(`norm.${written.currency}`)}</p>
      </details>
    </div>
  )
}
