import * as z from 'zod/mini'
import type { Errand } from '#gen/case_management/model.ts'
import { zDescription, zEmail, zPersonName, zPhone } from '#gen/case_management/schemas.ts'
import type { ErrandChanges } from '#src/api/my-pages/errand-changes.ts'
import { needed } from '#src/domain/forms/field-errors.ts'

/** The fields of the form, as typed. */
export type EditForm = {
  description: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

export type EditField = keyof EditForm

/** The form as an errand fills it. */
export const editFormOf = (errand: Errand): EditForm => ({
  description: errand.description,
  firstName: errand.alternativeContactFirstName ?? '',
  lastName: errand.alternativeContactLastName ?? '',
  email: errand.alternativeContactEmail ?? '',
  phone: errand.alternativeContactPhone ?? '',
})

const withoutContact = z.object({
  description: needed(zDescription),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})

const withContact = z.extend(withoutContact, {
  firstName: needed(zPersonName),
  lastName: needed(zPersonName),
  email: needed(zEmail),
  phone: z.pipe(z.string().check(z.trim()), z.union([z.literal(''), zPhone])),
})

/**
 * The rules of a form, by the contract's own. Of another contact, names and e-mail are needed as soon as one part is
 * given or the errand has one already (V-044, V-046).
 */
export function editSchemaOf(form: EditForm, before: EditForm) {
  const hasContact = (one: EditForm) => [one.firstName, one.lastName, one.email, one.phone].some(isGiven)
  return hasContact(form) || hasContact(before) ? withContact : withoutContact
}

const isGiven = (text: string) => text.trim() !== ''

/** The request (F-126): what is filled in, and the files that go and come. Undefined when nothing has changed. */
export function changesOf(
  form: EditForm,
  before: EditForm,
  files: { removed: readonly string[]; added: readonly File[] },
): ErrandChanges | undefined {
  const fields = Object.keys(form) as EditField[]
  const isSame = fields.every((field) => form[field].trim() === before[field].trim())
  if (isSame && files.removed.length + files.added.length === 0) return undefined
  const given = (text: string) => text.trim() || undefined
  return {
    description: given(form.description),
    alternativeContactFirstName: given(form.firstName),
    alternativeContactLastName: given(form.lastName),
    alternativeContactEmail: given(form.email),
    alternativeContactPhone: given(form.phone),
    RemoveFiles: files.removed.length > 0 ? [...files.removed] : undefined,
    NewFiles: files.added.length > 0 ? [...files.added] : undefined,
  }
}
