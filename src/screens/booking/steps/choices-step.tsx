import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { useErrorText } from '../flow/booking-context.ts'
import { fieldId, interiorChoices } from '../form/booking-form.ts'
import type { BookingFields, InteriorChoice } from '../form/booking-form.ts'
import { StepForm } from '../frame/step-form.tsx'
import type { Booking } from '../flow/use-booking.ts'

const choices = Object.keys(interiorChoices) as InteriorChoice[]

/** What the home shall look like inside, as a first wish (E-078). */
export function ChoicesStep({ booking, nextLabel }: { booking: Booking; nextLabel: string }) {
  const t = useTranslations('booking.choices')
  const { register } = useFormContext<BookingFields>()
  const { textOf } = useErrorText()
  return (
    <StepForm booking={booking} title={t('title')} lead={t('lead')} nextLabel={nextLabel}>
      <div className="grid gap-9">
        {choices.map((choice) => (
          <RadioGroup
            key={choice}
            id={fieldId(choice)}
            label={t(choice)}
            error={textOf(choice)}
            options={interiorChoices[choice].map((value) => ({ value, label: t(`option.${value}`) }))}
            {...register(choice)}
          />
        ))}
      </div>
    </StepForm>
  )
}
