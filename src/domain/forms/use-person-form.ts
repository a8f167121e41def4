import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form'
import { useSession } from '#src/api/session/session.ts'
import type { TabDraft } from '../drafts/tab-draft.ts'
import { useKeepOnLeave } from '../drafts/use-keep-on-leave.ts'

/** Who fills a form in. */
type Person = { firstName: string; lastName: string; email: string; phoneNumber: string }

/**
 * A form that begins with who fills it in, as far as the account knows, and tells what was left out from what is wrong
 * (G-088).
 *
 * @param prefix what the ids of its fields begin with
 * @param others how the fields after the person's stand at first
 * @param draft where the tab keeps what is typed until it is sent: a dialog that Back has closed opens with it again
 */
export function usePersonForm<Fields extends Person & FieldValues, Form>(
  prefix: string,
  resolver: Resolver<Fields, unknown, Form>,
  others: Omit<Fields, keyof Person>,
  draft?: TabDraft<Partial<Fields>, Fields>,
) {
  const session = useSession()
  const known: Partial<Person> = session.kind === 'visitor' ? {} : session.user
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = known
  const person: Person = { firstName, lastName, email, phoneNumber }
  // what was left out is filled in once the account knows it
  const [kept] = useState(() =>
    Object.fromEntries(Object.entries(draft?.kept() ?? {}).filter(([, typed]) => typed !== '')),
  )
  const { register, handleSubmit, formState, getValues, getFieldState, setError } = useForm<
    Fields,
    unknown,
    Form
  >({
    resolver,
    defaultValues: { ...person, ...others, ...kept } as unknown as DefaultValues<Fields>,
    shouldFocusError: false,
  })
  const { isDirty } = formState
  const isSent = useRef(false)
  useKeepOnLeave(() => {
    if (isDirty && !isSent.current) draft?.keep(getValues())
  })
  return {
    register,
    handleSubmit,
    setError,
    attempt: formState.submitCount,
    /** It is sent: what was typed need not be kept. */
    forget: () => {
      isSent.current = true
      draft?.drop()
    },
    /** What stands against a field: nothing, that it was left out, that it is wrong, or what the rule itself says. */
    fieldErrorOf: (name: FieldPath<Fields>) => {
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
