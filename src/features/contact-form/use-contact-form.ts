import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'use-intl'
import type { FormType } from '#gen/content/model.ts'
import { AppError } from '#src/api/errors.ts'
import { useDraftId } from '#src/domain/drafts/use-draft-id.ts'
import { usePersonForm } from '#src/domain/forms/use-person-form.ts'
import { asksForCall, contactDraftOf, fieldsOf, schemaOf } from './contact-fields.ts'
import type { ContactField, ContactForm, ContactValues } from './contact-fields.ts'

/** What a form of a page asks for, filled in as far as the account knows, and what is wrong with it. */
export function useContactForm(type: FormType, pageId: string) {
  const t = useTranslations('contact-form')
  const { register, handleSubmit, setError, fieldErrorOf, listed, attempt, forget } = usePersonForm<
    ContactValues,
    ContactForm
  >(
    'contact',
    zodResolver(schemaOf(type)),
    { company: '', address: '', postalCode: '', city: '', message: '' },
    contactDraftOf(pageId),
  )
  const draftId = useDraftId(`contact-draft-id-${pageId}`)
  const names = fieldsOf(type)
  const errorOf = (name: ContactField): string | undefined => {
    const error = fieldErrorOf(name)
    return (
      error && (error.kind === 'required' && isRequired(name) ? t(`required.${name}`) : t(`wrong.${name}`))
    )
  }
  const labelOf = (name: ContactField): string =>
    name === 'phoneNumber' && asksForCall(type) ? t('numberToCall') : t(`field.${name}`)
  /** Tells what an answer says of single fields; whether it says anything of them. */
  const tell = (error: unknown): boolean => {
    const pointers = error instanceof AppError ? error.fields.map(({ pointer }) => pointer) : []
    const named = names.filter((name) => pointers.some((pointer) => pointer.endsWith(`/${name}`)))
    for (const name of named) setError(name, { type: 'refused' })
    return named.length > 0
  }
  const wrong = listed(names, errorOf)
  return {
    names,
    register,
    handleSubmit,
    labelOf,
    errorOf,
    wrong,
    tell,
    attempt,
    /** The id of what is now sent. */
    sending: () => {
      draftId.keep()
      return draftId.id
    },
    /** It is sent: nothing of it need be kept. */
    forget: () => {
      forget()
      draftId.drop()
    },
  }
}

export type ContactFormState = ReturnType<typeof useContactForm>

const isRequired = (name: ContactField): name is 'firstName' | 'lastName' | 'email' | 'phoneNumber' =>
  name === 'firstName' || name === 'lastName' || name === 'email' || name === 'phoneNumber'
