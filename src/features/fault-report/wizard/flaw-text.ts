import type { useTranslations } from 'use-intl'
import type { Flaw } from '../steps/form/check.ts'
import type { Field } from '../steps/form/form.ts'

type Texts = Pick<ReturnType<typeof useTranslations<'fault-report'>>, 'has'> &
  ((key: 'error.email') => string)

/** The words of a flaw: of a field that has its own, or the general ones. */
export function flawText(t: Texts, field: Field, flaw: Flaw): string {
  const own = `error.${field}-${flaw}`
  return t((t.has(own as 'error.email') ? own : `error.${flaw}`) as 'error.email')
}
