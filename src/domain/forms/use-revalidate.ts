import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * What is told of a field goes as soon as the field is mended, or whatever else it was about: typing can but mend, so that
 * nobody is told of a field they are not done with, nor loses the focus to it.
 *
 * @param flawsNow what is wrong with the values as they are, by field; the name of a flaw is the message of its error
 * @param retells a field that has another flaw by now is told so at once
 */
export function useRevalidate<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'subscribe' | 'getValues' | 'getFieldState' | 'clearErrors' | 'setError'>,
  flawsNow: (values: Fields) => { [name in keyof Fields]?: string },
  { retells = false } = {},
): void {
  const { subscribe, getValues, getFieldState, clearErrors, setError } = form
  const mend = useEffectEvent(() => {
    const values = getValues()
    const told = (Object.keys(values) as FieldPath<Fields>[]).filter((field) => getFieldState(field).error)
    if (told.length === 0) return
    const flaws = flawsNow(values)
    for (const field of told) {
      const flaw = flaws[field]
      if (!flaw) clearErrors(field)
      else if (retells && flaw !== getFieldState(field).error?.message) setError(field, { message: flaw })
    }
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => mend() }),
    // the functions of a form stay the same
    [subscribe],
  )
}
