import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { maskedNumber } from '#src/lib/values/masked-number.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { fieldId } from '../form/booking-form.ts'
import type { BookingFields } from '../form/booking-form.ts'
import { FirstBuyerFields, SecondBuyerFields } from './buyer-fields.tsx'
import { StepForm } from '../frame/step-form.tsx'
import type { Booking } from '../flow/use-booking.ts'

type Props = { booking: Booking; user: User; nextLabel: string }

/** Who buys: one, or two together (F-137). */
export function PersonalStep({ booking, user, nextLabel }: Props) {
  const t = useTranslations('booking')
  const { register } = useFormContext<BookingFields>()
  const isTwo = useWatch<BookingFields, 'isTwo'>({ name: 'isTwo' })
  const { firstName, lastName, securityNumber = '' } = user
  return (
    <StepForm booking={booking} title={t('personal.title')} lead={t('personal.lead')} nextLabel={nextLabel}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField label={t('field.firstName')} value={firstName} locked />
        <TextField label={t('field.lastName')} value={lastName} locked />
        <TextField
          label={t('field.ssn')}
          value={maskedNumber(securityNumber)}
          locked
          className="sm:col-span-2"
        />
        <FirstBuyerFields />
      </div>
      <Checkbox id={fieldId('isTwo')} label={t('personal.two')} className="mt-8" {...register('isTwo')} />
      {isTwo && <SecondBuyerFields />}
    </StepForm>
  )
}
