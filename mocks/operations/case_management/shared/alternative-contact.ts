import { problem } from '../../../engine/answer/problem.ts'

type Contact = {
  alternativeContactFirstName?: string | null | undefined
  alternativeContactLastName?: string | null | undefined
  alternativeContactEmail?: string | null | undefined
  alternativeContactPhone?: string | null | undefined
}

const needed = [
  'alternativeContactFirstName',
  'alternativeContactLastName',
  'alternativeContactEmail',
] as const

/** The problem of an alternative contact that is incomplete: where one part is given, names and e-mail are required (V-044, V-045). */
export function contactError(contact: Contact) {
  const missing = needed.filter((part) => !contact[part])
  const isOne = missing.length < needed.length || Boolean(contact.alternativeContactPhone)
  if (!isOne || missing.length === 0) return undefined
  const errors = missing.map((part) => ({ in: 'body' as const, pointer: `/${part}`, code: 'required' }))
  return problem(422, 'unprocessable', { errors })
}
