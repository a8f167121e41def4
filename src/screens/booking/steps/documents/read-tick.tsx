import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { useErrorText } from '../../flow/booking-context.ts'
import { fieldId } from '../../form/booking-form.ts'
import type { BookingFields } from '../../form/booking-form.ts'

/** Says that the agreement has been read; nobody goes on without. */
export function ReadTick() {
  const t = useTranslations('booking.documents')
  const { register } = useFormContext<BookingFields>()
  const { textOf } = useErrorText()
  return (
    <Checkbox
      id={fieldId('hasRead')}
      label={t('hasRead')}
      error={textOf('hasRead')}
      className="mt-8"
      {...register('hasRead')}
    />
  )
}
