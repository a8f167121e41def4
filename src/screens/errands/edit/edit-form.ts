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

const withPhone = z.extend(withContact, { phone: needed(zPhone) })

/**
 * The rules of a form, by the contract's own. Of another contact, names and e-mail are needed as soon as one part is
 * given or the errand has one already (V-044, V-046). A phone that it has can be changed: no request takes it away.
 */
export function editSchemaOf(form: EditForm, before: EditForm) {
  const hasContact = (one: EditForm) => [one.firstName, one.lastName, one.email, one.phone].some(isGiven)
  if (isGiven(before.phone)) return withPhone
  return hasContact(form) || hasContact(before) ? withContact : withoutContact
}

const isGiven = (text: string) => text.trim() !== ''

/** The parts of a request that the fields become. */
const partOf = {
  description: 'description',
  firstName: 'alternativeContactFirstName',
  lastName: 'alternativeContactLastName',
  email: 'alternativeContactEmail',
  phone: 'alternativeContactPhone',
} as const satisfies Record<EditField, keyof ErrandChanges>

const fields = Object.keys(partOf) as EditField[]

/** The fields that say something else than before. What is left alone is not sent: somebody else may change it meanwhile. */
export const changedFields = (form: EditForm, before: EditForm): Partial<EditForm> =>
  Object.fromEntries(
    fields
      .filter((field) => form[field].trim() !== before[field].trim())
      .map((field) => [field, form[field]]),
  )

/** The request (F-126): what has changed, and the files that go and come. Undefined when nothing has. */
export function changesOf(
  form: EditForm,
  before: EditForm,
  files: { removed: readonly string[]; added: readonly File[] },
): ErrandChanges | undefined {
  const changed = Object.entries(changedFields(form, before)) as [EditField, string][]
  if (changed.length + files.removed.length + files.added.length === 0) return undefined
  return {
    ...Object.fromEntries(changed.map(([field, text]) => [partOf[field], text.trim()])),
    ...(files.removed.length > 0 && { RemoveFiles: [...files.removed] }),
    ...(files.added.length > 0 && { NewFiles: [...files.added] }),
  }
}
