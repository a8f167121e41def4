import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useErrorText } from '../flow/booking-context.ts'
import { fieldId } from '../form/booking-form.ts'
import type { BookingFields, Field } from '../form/booking-form.ts'

const contact = [
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phoneNumber', type: 'tel', autoComplete: 'tel' },
] as const
const address = [
  { name: 'address', type: 'text', autoComplete: 'street-address' },
  { name: 'postalCode', type: 'text', autoComplete: 'postal-code' },
  { name: 'city', type: 'text', autoComplete: 'address-level2' },
] as const

type TextName = Exclude<Field, 'isTwo' | 'isSameAddress' | 'hasRead'>

/** A text field of the form, with what is wrong with it. */
export function FormField({
  name,
  label,
  ...rest
}: { name: TextName; label: string } & Omit<Parameters<typeof TextField>[0], 'name' | 'label'>) {
  const { register } = useFormContext<BookingFields>()
  const { textOf } = useErrorText()
  return <TextField id={fieldId(name)} label={label} error={textOf(name)} {...rest} {...register(name)} />
}

/** How the buyer who is logged in is reached. */
export function FirstBuyerFields() {
  const t = useTranslations('booking.field')
  return [...contact, ...address].map(({ name, ...rest }) => (
    <FormField
      key={name}
      name={name}
      label={t(name)}
      className={name === 'address' ? 'sm:col-span-2' : undefined}
      {...rest}
    />
  ))
}

/** The one who buys along: nobody has told anything of them yet. */
export function SecondBuyerFields() {
  const t = useTranslations('booking')
  const { register } = useFormContext<BookingFields>()
  const isSameAddress = useWatch<BookingFields, 'isSameAddress'>({ name: 'isSameAddress' })
  return (
    <fieldset className="mt-10 min-w-0">
      <legend className="font-display text-h3">{t('personal.second')}</legend>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        <FormField name="secondFirstName" label={t('field.firstName')} autoComplete="off" />
        <FormField name="secondLastName" label={t('field.lastName')} autoComplete="off" />
        <FormField
          name="secondSsn"
          label={t('field.ssn')}
          hint={t('personal.ssnHint')}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <FormField name="secondEmail" label={t('field.email')} type="email" autoComplete="off" />
        <FormField name="secondPhoneNumber" label={t('field.phoneNumber')} type="tel" autoComplete="off" />
        <Checkbox
          id={fieldId('isSameAddress')}
          label={t('personal.sameAddress')}
          className="sm:col-span-2"
          {...register('isSameAddress')}
        />
        {!isSameAddress && (
          <>
            <FormField
              name="secondAddress"
              label={t('field.address')}
              autoComplete="off"
              className="sm:col-span-2"
            />
            <FormField name="secondPostalCode" label={t('field.postalCode')} autoComplete="off" />
            <FormField name="secondCity" label={t('field.city')} autoComplete="off" />
          </>
        )}
      </div>
    </fieldset>
  )
}
