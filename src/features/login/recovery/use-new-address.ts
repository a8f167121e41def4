import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AppError } from '#src/api/errors.ts'
import { useChangeEmail } from '#src/api/account/settings.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { resetForm } from '../password/login-forms.ts'
import type { ResetForm } from '../password/login-forms.ts'

/** Why an address that was typed will not do. */
export type AddressError = 'required' | 'format' | 'same' | 'inUse'

/**
 * The form that asks for another address, which has a link mailed to that one (C-022). `failure` is what the call ended
 * with where it is no matter of the field.
 *
 * @param current the address that the account has
 */
export function useNewAddress(current: string) {
  const change = useChangeEmail(useSite())
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState, getValues, setError, setFocus, reset } = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { email: '' },
  })
  const refuse = (why: 'same' | 'inUse') => {
    setError('email', { type: why })
    setFocus('email', { shouldSelect: true })
  }
  const send = useOnce(async ({ email }: ResetForm) => {
    setFailure(undefined)
    setSentTo(undefined)
    if (email.toLowerCase() === current.toLowerCase()) {
      refuse('same')
      return 'again'
    }
    try {
      await change.mutateAsync(email)
      setSentTo(email)
      reset()
    } catch (error) {
      if (error instanceof AppError && error.code === 'emailInUse') refuse('inUse')
      else setFailure(error)
    }
    return 'again'
  })
  const codeOf = (type: string): AddressError => {
    if (type === 'inUse' || type === 'same') return type
    return getValues('email').trim() === '' ? 'required' : 'format'
  }
  const error = formState.errors.email
  return {
    field: register('email'),
    addressError: error && codeOf(error.type),
    onSubmit: handleSubmit(send),
    isSending: change.isPending,
    /** Tells one try from another. */
    attempt: change.submittedAt,
    sentTo,
    failure,
  }
}
