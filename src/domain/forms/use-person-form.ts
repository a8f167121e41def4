import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form'
import { useSession } from '#src/api/session/session.ts'

/** Who fills a form in. */
type Person = { firstName: string; lastName: string; email: string; phoneNumber: string }

/**
 * A form that begins with who fills it in, as far as the account knows, and tells what was left out from what is wrong
 * (G-088).
 *
 * @param prefix what the ids of its fields begin with
 * @param others how the fields after the person's stand at first
 */
export function usePersonForm<Fields extends Person & FieldValues, Form>(
  prefix: string,
  resolver: Resolver<Fields, unknown, Form>,
  others: Omit<Fields, keyof Person>,
) {
  const session = useSession()
  const known: Partial<Person> = session.kind === 'visitor' ? {} : session.user
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = known
  const person: Person = { firstName, lastName, email, phoneNumber }
  const { register, handleSubmit, formState, getValues, getFieldState } = useForm<Fields, unknown, Form>({
    resolver,
    defaultValues: { ...person, ...others } as unknown as DefaultValues<Fields>,
    shouldFocusError: false,
  })
  return {
    register,
    handleSubmit,
    attempt: formState.submitCount,
    /** What stands against a field: nothing, that it was left out, that it is wrong, or what the rule itself says. */
    flawOf: (name: FieldPath<Fields>) => {
      const { error } = getFieldState(name, formState)
      if (!error) return undefined
      const value: unknown = getValues(name)
      const isEmpty = value === false || (typeof value === 'string' && value.trim() === '')
      return { kind: isEmpty ? ('required' as const) : ('wrong' as const), rule: error.message }
    },
    /** What the summary of the form lists, in the order of its fields. */
    listed: <Name extends string>(names: readonly Name[], messageOf: (name: Name) => string | undefined) =>
      names.flatMap((name) => {
        const message = messageOf(name)
        return message ? [{ fieldId: `${prefix}-${name}`, message }] : []
      }),
  }
}
