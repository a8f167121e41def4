import type { useTranslations } from 'use-intl'
import type { ErrorCode } from '../steps/form/check.ts'
import type { Field } from '../steps/form/form.ts'

type Texts = Pick<ReturnType<typeof useTranslations<'fault-report'>>, 'has'> &
  ((key: 'error.email') => string)

/** The words of an error: of a field that has its own, or the general ones. */
export function errorText(t: Texts, field: Field, code: ErrorCode): string {
  const own = `error.${field}-${code}`
  return t((t.has(own as 'error.email') ? own : `error.${code}`) as 'error.email')
}
