import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { parseNumber } from '#src/lib/values/numbers.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useErrorText, useHome } from '../flow/booking-context.ts'
import { fieldId } from '../form/booking-form.ts'
import type { BookingFields } from '../form/booking-form.ts'
import { OwnMoneyBar } from './own-money-bar.tsx'
import { StepForm } from '../frame/step-form.tsx'
import type { Booking } from '../flow/use-booking.ts'

/** How the price is paid: the buyer's own money, and a loan (F-138). */
export function FinancingStep({ booking, nextLabel }: { booking: Booking; nextLabel: string }) {
  const t = useTranslations('booking')
  const { number } = useFormats()
  const home = useHome()
  const { textOf } = useErrorText()
  const { register, setValue, formState } = useFormContext<BookingFields>()
  const [typed, lent] = useWatch<BookingFields, ['downPayment', 'loan']>({ name: ['downPayment', 'loan'] })
  const unit = <span className="text-ink-2">{useUnit()}</span>

  // the rest of the price is lent, until somebody says otherwise
  const lendRest = (own: string) => {
    const amount = parseNumber(own)
    if (amount === undefined || formState.dirtyFields.loan) return
    setValue('loan', number(Math.max(0, home.price - amount)))
  }
  const fill = () => {
    const least = number(home.minDownPayment)
    setValue('downPayment', least, { shouldDirty: true })
    lendRest(least)
  }
  const tidy = (name: 'downPayment' | 'loan', value: string) => {
    const amount = parseNumber(value)
    if (amount !== undefined) setValue(name, number(amount))
  }
  const downPayment = register('downPayment', {
    onChange: ({ target }: { target: HTMLInputElement }) => lendRest(target.value),
  })
  const loan = register('loan')
  return (
    <StepForm booking={booking} title={t('money.title')} lead={t('money.lead')} nextLabel={nextLabel}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          id={fieldId('downPayment')}
          label={t('field.downPayment')}
          error={textOf('downPayment')}
          inputMode="numeric"
          autoComplete="off"
          end={unit}
          {...downPayment}
          onBlur={(event) => {
            tidy('downPayment', event.target.value)
            void downPayment.onBlur(event)
          }}
        />
        <TextField
          id={fieldId('loan')}
          label={t('field.loan')}
          error={textOf('loan')}
          inputMode="numeric"
          autoComplete="off"
          end={unit}
          {...loan}
          onBlur={(event) => {
            tidy('loan', event.target.value)
            void loan.onBlur(event)
          }}
        />
      </div>
      <OwnMoneyBar amount={parseNumber(typed) ?? 0} loan={parseNumber(lent) ?? 0} onFill={fill} />
    </StepForm>
  )
}

/** The currency as the site writes it beside an amount. */
function useUnit(): string {
  return useSite().formats.price.replace('{n}', '').trim()
}
