import { missingFields } from '../../shared/problem-replies.ts'

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
  return missingFields(missing.map((part) => `/${part}`))
}
