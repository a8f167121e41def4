import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'use-intl'
import type { FormType } from '#gen/content/model.ts'
import { usePersonForm } from '#src/domain/forms/use-person-form.ts'
import { asksForCall, contactDraftOf, fieldsOf, schemaOf } from './contact-fields.ts'
import type { ContactField, ContactForm, ContactValues } from './contact-fields.ts'

/** What a form of a page asks for, filled in as far as the account knows, and what is wrong with it. */
export function useContactForm(type: FormType, pageId: string) {
  const t = useTranslations('contact-form')
  const { register, handleSubmit, fieldErrorOf, listed, attempt, forget } = usePersonForm<
    ContactValues,
    ContactForm
  >(
    'contact',
    zodResolver(schemaOf(type)),
    { company: '', address: '', postalCode: '', city: '', message: '' },
    contactDraftOf(pageId),
  )
  const names = fieldsOf(type)
  const errorOf = (name: ContactField): string | undefined => {
    const error = fieldErrorOf(name)
    return (
      error && (error.kind === 'required' && isRequired(name) ? t(`required.${name}`) : t(`wrong.${name}`))
    )
  }
  const labelOf = (name: ContactField): string =>
    name === 'phoneNumber' && asksForCall(type) ? t('numberToCall') : t(`field.${name}`)
  return { names, register, handleSubmit, labelOf, errorOf, wrong: listed(names, errorOf), attempt, forget }
}

export type ContactFormState = ReturnType<typeof useContactForm>

const isRequired = (name: ContactField): name is 'firstName' | 'lastName' | 'email' | 'phoneNumber' =>
  name === 'firstName' || name === 'lastName' || name === 'email' || name === 'phoneNumber'
