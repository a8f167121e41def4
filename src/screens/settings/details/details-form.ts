import * as z from 'zod/mini'
import type { User, UserUpdate } from '#gen/account_service/model.ts'
import { zAddressText, zPersonName, zPhone, zPostalCode } from '#gen/account_service/schemas.ts'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import { isPhoneNumber } from '#src/domain/identity/phone-number.ts'
import type { Site } from '#src/sites/site.ts'

const trimmed = z.string().check(z.trim())

/** Text as typed, without blanks around it; nothing at all counts as left out. */
const leftOut = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
)

/** The contact details as they stand on screen (G-088, V-002, V-004, V-007, V-018). */
const detailsForm = z.object({
  firstName: z.pipe(trimmed, zPersonName),
  lastName: z.pipe(trimmed, zPersonName),
  phoneNumber: z.pipe(trimmed, zPhone),
  address: z.pipe(leftOut, z.optional(zAddressText)),
  postalCode: z.pipe(leftOut, z.optional(zPostalCode)),
  city: z.pipe(leftOut, z.optional(zAddressText)),
})

export type DetailsFields = z.input<typeof detailsForm>
export type DetailsForm = z.output<typeof detailsForm>

/** The fields in the order on screen. */
export const detailsFields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
  { name: 'address', autoComplete: 'street-address', type: 'text' },
  { name: 'postalCode', autoComplete: 'postal-code', type: 'text' },
  { name: 'city', autoComplete: 'address-level2', type: 'text' },
] as const satisfies readonly { name: keyof DetailsFields; autoComplete: string; type: string }[]

export type Details = Pick<User, keyof DetailsFields>

/** The form for somebody: what the account has of an address can be changed and not taken away. */
export const detailsFormOf = (known: Details, site: Pick<Site, 'personalNumber'>) =>
  detailsForm.check(
    z.refine<DetailsForm>(({ phoneNumber }) => isPhoneNumber(phoneNumber, site), {
      path: ['phoneNumber'],
      when: () => true,
    }),
    ...(['address', 'postalCode', 'city'] as const).map((name) =>
      z.refine<DetailsForm>((form) => !known[name] || form[name] !== undefined, {
        path: [name],
        when: () => true,
      }),
    ),
  )

/** What has changed, which is all that is sent; undefined when nothing has. */
export function changesOf(form: DetailsForm, known: Details): UserUpdate | undefined {
  const changed = detailsFields.flatMap(({ name }) => {
    const value = form[name]
    return value === undefined || value === known[name] ? [] : [[name, value] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

const draft = tabDraft(
  'details-draft',
  z.object({
    userId: z.string(),
    fields: z.object({
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
  }),
)

/** What somebody has typed and not saved yet; nothing where it is as the account has it. */
export function keepDetails(fields: DetailsFields, known: Details & Pick<User, 'id'>): void {
  if (detailsFields.some(({ name }) => fields[name] !== known[name])) draft.keep({ userId: known.id, fields })
  else draft.drop()
}

/** The details as the form begins with them: what an e-ID has told of a name is not typed. */
export function beginDetails(known: User): DetailsFields {
  const kept = draft.kept()
  if (kept?.userId !== known.id) return known
  const { firstName, lastName, hasSecurityIdentifier } = known
  return { ...kept.fields, ...(hasSecurityIdentifier && { firstName, lastName }) }
}
