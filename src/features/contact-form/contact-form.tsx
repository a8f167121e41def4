import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { FormType } from '#gen/content/model.ts'
import { useSendContactForm } from '#src/api/contact.ts'
import { useSession } from '#src/api/session.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { contactForm, fieldsOf } from './contact-fields.ts'
import type { ContactField, ContactForm as Filled, ContactValues } from './contact-fields.ts'

type Props = { type: FormType; pageId: string; onSent: (email: string) => void }

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

/** Who writes, and what about (CI-009); filled in as far as the account knows. */
export function ContactForm({ type, pageId, onSent }: Props) {
  const t = useTranslations('contact-form')
  const session = useSession()
  const send = useSendContactForm(useSite())
  const [hasFailed, setFailed] = useState(false)
  const known = session.kind === 'visitor' ? undefined : session.user
  const { register, handleSubmit, formState, getValues } = useForm<ContactValues, unknown, Filled>({
    resolver: zodResolver(contactForm),
    defaultValues: {
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      email: known?.email ?? '',
      phoneNumber: known?.phoneNumber ?? '',
      company: '',
      address: '',
      postalCode: '',
      city: '',
      message: '',
    },
    shouldFocusError: false,
  })
  const submit = useOnce(async (form: Filled) => {
    setFailed(false)
    try {
      await send.mutateAsync({ formType: type, pageId, fields: form })
      onSent(form.email)
      return 'done'
    } catch {
      setFailed(true)
      return 'again'
    }
  })
  const names = fieldsOf(type)
  const errorOf = (name: ContactField): string | undefined => {
    if (!formState.errors[name]) return undefined
    const isEmpty = getValues(name).trim() === ''
    return isEmpty && isRequired(name) ? t(`required.${name}`) : t(`wrong.${name}`)
  }
  const wrong = names.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ fieldId: `contact-${name}`, message }] : []
  })
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid max-w-measure gap-6">
      <ErrorSummary title={t('problem.summary')} errors={wrong} attempt={formState.submitCount} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {names.map(
          (name) =>
            name !== 'message' && (
              <TextField
                key={name}
                id={`contact-${name}`}
                label={t(`field.${name}`)}
                error={errorOf(name)}
                {...kinds[name]}
                {...register(name)}
              />
            ),
        )}
      </div>
      <TextArea
        id="contact-message"
        label={t('field.message')}
        error={errorOf('message')}
        maxLength={500}
        countText={(used, max) => t('count', { used, max })}
        {...register('message')}
      />
      {hasFailed && (
        <Message key={send.submittedAt} tone="err" live>
          {t('problem.general')}
        </Message>
      )}
      <div>
        <Button type="submit" loading={send.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

const isRequired = (name: ContactField): name is 'firstName' | 'lastName' | 'email' =>
  name === 'firstName' || name === 'lastName' || name === 'email'
