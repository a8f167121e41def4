import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { useErrorText } from '../flow/booking-context.ts'
import { fieldId, livingForms } from '../form/booking-form.ts'
import type { BookingFields } from '../form/booking-form.ts'
import { StepForm } from '../frame/step-form.tsx'
import type { Booking } from '../flow/use-booking.ts'

/** How the buyer lives today (E-078). */
export function AccomodationStep({ booking, nextLabel }: { booking: Booking; nextLabel: string }) {
  const t = useTranslations('booking.living')
  const { register } = useFormContext<BookingFields>()
  const { textOf } = useErrorText()
  return (
    <StepForm booking={booking} title={t('title')} lead={t('lead')} nextLabel={nextLabel}>
      <div className="grid gap-9">
        <RadioGroup
          id={fieldId('livingForm')}
          label={t('form')}
          error={textOf('livingForm')}
          options={livingForms.map((value) => ({ value, label: t(`option.${value}`) }))}
          {...register('livingForm')}
        />
        <RadioGroup
          id={fieldId('mustSellFirst')}
          label={t('mustSellFirst')}
          error={textOf('mustSellFirst')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
          {...register('mustSellFirst')}
        />
      </div>
    </StepForm>
  )
}
