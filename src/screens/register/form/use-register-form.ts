import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { emptyFields, registerFormOf } from './register-form.ts'
import type { RegisterFields, RegisterForm } from './register-form.ts'
import type { RefusedField } from '../register-problem.ts'

const order = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'emailVerificationCode',
  'birthDate',
  'password',
  'repeated',
  'campaignCode',
  'consent',
] as const

type Field = (typeof order)[number]
type TextName = Exclude<Field, 'consent'>

/** The id of a field on the page, for the summary of errors. */
export const fieldIdOf = (name: keyof RegisterFields) => `register-${name}`

/** The register form, and what is said of its fields. `known` is what was filled in before. */
export function useRegisterForm(known: Partial<RegisterFields> = {}) {
  const t = useTranslations('register')
  const site = useSite()
  const form = useForm<RegisterFields, unknown, RegisterForm>({
    // the schema knows two forms, and takes no notice of the fields of the other
    resolver: zodResolver(registerFormOf(site)) as unknown as Resolver<RegisterFields, unknown, RegisterForm>,
    defaultValues: { ...emptyFields, ...known },
    shouldFocusError: false,
  })
  const { errors } = form.formState

  const messageOf = (name: Field): string | undefined => {
    const error = errors[name]
    if (!error) return undefined
    if (error.type === 'refused') return t(`refused.${name as RefusedField}`)
    if (name === 'consent') return t('required.consent')
    if (name === 'repeated' || name === 'campaignCode' || name === 'emailVerificationCode')
      return t(`wrong.${name}`)
    return t(form.getValues(name).trim() === '' ? `required.${name}` : `wrong.${name}`)
  }
  const fieldOf = (name: TextName) => ({
    id: fieldIdOf(name),
    error: messageOf(name),
    ...form.register(name),
  })
  const wrong = order.flatMap((name) => {
    const message = errors[name]?.type === 'refused' ? undefined : messageOf(name)
    return message ? [{ fieldId: fieldIdOf(name), message }] : []
  })
  const refuse = (name: RefusedField) => {
    form.setError(name, { type: 'refused' })
    form.setFocus(name, { shouldSelect: true })
  }
  const way = useWatch({ control: form.control, name: 'way' })
  return { form, way, fieldOf, messageOf, wrong, refuse }
}
