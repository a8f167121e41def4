import type { Errand } from '#gen/case_management/model.ts'
import { zDescription, zEmail, zPersonName, zPhone } from '#gen/case_management/schemas.ts'
import type { ErrandChanges } from '#src/api/errands.ts'

/** The fields of the form, as typed. */
export type EditForm = {
  description: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

export type EditField = keyof EditForm

/** What can be wrong with a field, named as its message is. */
export type EditFlaw =
  | 'descriptionRequired'
  | 'descriptionInvalid'
  | 'firstNameRequired'
  | 'firstNameInvalid'
  | 'lastNameRequired'
  | 'lastNameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneInvalid'

/** The form as an errand fills it. */
export const editFormOf = (errand: Errand): EditForm => ({
  description: errand.description,
  firstName: errand.alternativeContactFirstName ?? '',
  lastName: errand.alternativeContactLastName ?? '',
  email: errand.alternativeContactEmail ?? '',
  phone: errand.alternativeContactPhone ?? '',
})

/**
 * What is wrong with a form, by the contract's own rules. Of another contact, names and e-mail are needed as soon as
 * one part is given or the errand has one already (V-044, V-046).
 */
export function flawsOf(form: EditForm, before: EditForm): Partial<Record<EditField, EditFlaw>> {
  const hasContact = (one: EditForm) => [one.firstName, one.lastName, one.email, one.phone].some(isGiven)
  const needsContact = hasContact(form) || hasContact(before)
  const flaws: Partial<Record<EditField, EditFlaw>> = {}
  if (!isGiven(form.description)) flaws.description = 'descriptionRequired'
  else if (!zDescription.safeParse(form.description).success) flaws.description = 'descriptionInvalid'
  if (!needsContact) return flaws
  for (const name of ['firstName', 'lastName'] as const) {
    if (!isGiven(form[name])) flaws[name] = `${name}Required`
    else if (!zPersonName.safeParse(form[name].trim()).success) flaws[name] = `${name}Invalid`
  }
  if (!isGiven(form.email)) flaws.email = 'emailRequired'
  else if (!zEmail.safeParse(form.email.trim()).success) flaws.email = 'emailInvalid'
  if (isGiven(form.phone) && !zPhone.safeParse(form.phone.trim()).success) flaws.phone = 'phoneInvalid'
  return flaws
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
