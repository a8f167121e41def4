import * as z from 'zod/mini'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import { emptyFields } from './booking-form.ts'
import type { BookingFields } from './booking-form.ts'

const text = z.string().check(z.maxLength(300))

/** What may be kept of what was typed: a personal number may not, and what was read is read anew. */
const zKept = z.partial(
  z.object({
    email: text,
    phoneNumber: text,
    address: text,
    postalCode: text,
    city: text,
    isTwo: z.boolean(),
    secondFirstName: text,
    secondLastName: text,
    secondEmail: text,
    secondPhoneNumber: text,
    isSameAddress: z.boolean(),
    secondAddress: text,
    secondPostalCode: text,
    secondCity: text,
    kitchen: text,
    bathroom: text,
    floor: text,
    downPayment: text,
    loan: text,
    livingForm: text,
    mustSellFirst: text,
  }),
)

const zStep = z.enum([
  'start-booking',
  'personal-info',
  'choices',
  'documents',
  'financing',
  'accomodation',
  'sign',
  'payment',
  'done',
])

const zDraft = z.object({
  userId: text,
  objectId: text,
  step: z.optional(zStep),
  startId: z.optional(text),
  fields: zKept,
  /** What the booking was started with; of a second buyer the number is missing, so that theirs is started anew. */
  sent: z.optional(zKept),
})

export type Draft = Omit<z.infer<typeof zDraft>, 'fields' | 'sent'> & {
  fields: BookingFields
  sent?: BookingFields | undefined
}

/** Whose draft it is, and of which home. */
type Owner = Pick<Draft, 'userId' | 'objectId'>

/** What was filled in, of one home; a way round by the e-ID does not lose it. */
const stored = tabDraft('booking-draft', zDraft)

export const keepDraft = (draft: Draft): void => stored.keep(draft)

export const dropDraft = stored.drop

/** What this person had filled in for this home. */
export function keptDraft({ userId, objectId }: Owner): Partial<Draft> {
  const data = stored.kept()
  if (!data || data.userId !== userId || data.objectId !== objectId) return {}
  const { sent, fields, ...rest } = data
  return {
    ...rest,
    fields: { ...emptyFields, ...fields },
    ...(sent && { sent: { ...emptyFields, ...sent } }),
  }
}
