import { useTranslations } from 'use-intl'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { ContactField } from './contact-fields.ts'
import type { ContactFormState } from './use-contact-form.ts'

const kinds: Partial<Record<ContactField, { autoComplete: string; type?: string }>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  company: { autoComplete: 'organization' },
  address: { autoComplete: 'street-address' },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
}

/** Who writes, and what about: the message comes last. */
export function ContactInputs({ names, labelOf, errorOf, register }: ContactFormState) {
  const t = useTranslations('contact-form')
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {names.map(
          (name) =>
            name !== 'message' && (
              <TextField
                key={name}
                id={`contact-${name}`}
                label={labelOf(name)}
                error={errorOf(name)}
                {...kinds[name]}
                {...register(name)}
              />
            ),
        )}
      </div>
      <TextArea
        id="contact-message"
        label={labelOf('message')}
        error={errorOf('message')}
        maxLength={500}
        countText={(used, max) => t('count', { used, max })}
        {...register('message')}
      />
    </>
  )
}
