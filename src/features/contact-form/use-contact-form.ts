import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { FormType } from '#gen/content/model.ts'
import { useSession } from '#src/api/session.ts'
import { contactForm, fieldsOf } from './contact-fields.ts'
import type { ContactField, ContactForm, ContactValues } from './contact-fields.ts'

/** What a form of a page asks for, filled in as far as the account knows, and what is wrong with it. */
export function useContactForm(type: FormType) {
  const t = useTranslations('contact-form')
  const session = useSession()
  const known = session.kind === 'visitor' ? undefined : session.user
  const { register, handleSubmit, formState, getValues } = useForm<ContactValues, unknown, ContactForm>({
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
  return { names, register, handleSubmit, errorOf, wrong, attempt: formState.submitCount }
}

export type ContactFormState = ReturnType<typeof useContactForm>

const isRequired = (name: ContactField): name is 'firstName' | 'lastName' | 'email' =>
  name === 'firstName' || name === 'lastName' || name === 'email'
