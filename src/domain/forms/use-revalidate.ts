import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * What is told of a field goes as soon as the field is mended, or whatever else it was about: typing can but mend, so that
 * nobody is told of a field they are not done with, nor loses the focus to it.
 *
 * @param errorsNow what is wrong with the values as they are, by field; the code of an error is its message
 * @param retells a field that has another error by now is told so at once
 */
export function useRevalidate<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'subscribe' | 'getValues' | 'getFieldState' | 'clearErrors' | 'setError'>,
  errorsNow: (values: Fields) => { [name in keyof Fields]?: string },
  { retells = false } = {},
): void {
  const { subscribe, getValues, getFieldState, clearErrors, setError } = form
  const mend = useEffectEvent(() => {
    const values = getValues()
    const told = (Object.keys(values) as FieldPath<Fields>[]).filter((field) => getFieldState(field).error)
    if (told.length === 0) return
    const errors = errorsNow(values)
    for (const field of told) {
      const code = errors[field]
      if (!code) clearErrors(field)
      else if (retells && code !== getFieldState(field).error?.message) setError(field, { message: code })
    }
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => mend() }),
    // the functions of a form stay the same
    [subscribe],
  )
}
