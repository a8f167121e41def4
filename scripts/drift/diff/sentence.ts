import type { Json } from '../document/json.ts'
import { isArray } from '../document/json.ts'

/** A value in a sentence: short, and recognisable as what it is. */
export function shown(value: Json | undefined, unsaid = 'not restricted'): string {
  if (value === undefined) return unsaid
  if (isArray(value) && value.length === 1 && typeof value[0] === 'string') return shown(value[0])
  if (isArray(value) && value.length > 0 && value.every((one) => typeof one !== 'object')) {
    return listed(value.map((one) => cut(JSON.stringify(one))))
  }
  return cut(typeof value === 'string' && /^[\w ./:{}+*-]+$/.test(value) ? value : JSON.stringify(value))
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

function listed(values: readonly string[]): string {
  const shortened = values.length > 8 ? [...values.slice(0, 7), `${values.length - 7} more`] : values
  // as Intl.ListFormat would write it, which takes longer to load than the rest of a run
  const [last = '', ...others] = shortened.toReversed()
  if (others.length === 0) return last
  return `${others.toReversed().join(', ')}${others.length > 1 ? ',' : ''} or ${last}`
}

/** A sentence with its places filled in. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  const text = sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  // what a contract calls something is called so wherever it stands
  const isName = /^\{(was|is)\}/.test(sentence)
  return isName ? `${text}.` : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}
