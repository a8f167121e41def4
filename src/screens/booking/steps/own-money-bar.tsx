import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { useHome } from '../flow/booking-context.ts'
import { missingOf, placeOnBar } from './own-money.ts'

type Props = { amount: number; loan: number; onFill: () => void }

/** How far the buyer's own money reaches towards the least down payment, and with the loan to the price, drawn and in words. */
export function OwnMoneyBar({ amount, loan, onFill }: Props) {
  const t = useTranslations('booking.money')
  const { price: written, number } = useFormats()
  const { price, minDownPayment: least } = useHome()
  const missing = missingOf(amount, least)
  const short = missingOf(amount + loan, price)
  const share = price > 0 ? number(Math.round((amount / price) * 1000) / 10) : '0'
  const reached = placeOnBar(amount, price)
  return (
    <div className="mt-8 rounded-m bg-surface px-6 py-6 sm:px-7">
      <p className="font-strong">{t('have', { amount: written(amount), least: written(least) })}</p>
      <div aria-hidden="true" className="mt-1 text-micro forced-color-adjust-none">
        <p
          className={clsx('h-5 font-medium', missing > 0 && 'text-err')}
          style={{ paddingLeft: `calc(${reached * 100}% - 3rem)` }}
        >
          {t('percent', { share })}
        </p>
        <div className="relative h-4 bg-surface-2">
          <div
            className={clsx('h-full', missing > 0 ? 'bg-err' : 'bg-brand')}
            style={{ width: `${reached * 100}%` }}
          />
          <div
            className="absolute -inset-y-2 w-0.5 bg-ink"
            style={{ left: `${placeOnBar(least, price) * 100}%` }}
          />
        </div>
        <p className="relative mt-2 flex justify-between text-ink-2">
          <span className="huge-text:invisible">0</span>
          {/* letters as wide as a phone leave room for the mark alone */}
          <span
            className="absolute -translate-x-1/2 whitespace-nowrap text-ink"
            style={{ left: `${placeOnBar(least, price) * 100}%` }}
          >
            {t('mark', { least: written(least) })}
          </span>
          <span className="huge-text:invisible">{t('percent', { share: 25 })}</span>
        </p>
      </div>
      <p
        tabIndex={-1}
        className="mt-1 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-ink-2 outline-none"
      >
        {missing > 0 && t('missing', { amount: written(missing) })}
        {missing === 0 && (short > 0 ? t('short', { amount: written(short) }) : t('enough'))}
        {missing > 0 && (
          <TextButton
            look="quiet"
            onClick={({ currentTarget }) => {
              // the button goes with the press
              currentTarget.closest('p')?.focus()
              onFill()
            }}
          >
            {t('fill', { least: written(least) })}
          </TextButton>
        )}
      </p>
    </div>
  )
}
