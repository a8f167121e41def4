import * as z from 'zod/mini'
import { emptyFields } from './booking-form.ts'
import type { BookingFields } from './booking-form.ts'

const draftKey = 'booking-draft'

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
})

export type Draft = Omit<z.infer<typeof zDraft>, 'fields'> & { fields: BookingFields }

/** Whose draft it is, and of which home. */
type Owner = Pick<Draft, 'userId' | 'objectId'>

/** Keeps what was filled in until the tab is closed, so that neither a reload nor a way round by the e-ID loses it. */
export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(draftKey, JSON.stringify(zDraft.parse(draft)))
}

/** What this person had filled in for this home. */
export function keptDraft({ userId, objectId }: Owner): Partial<Draft> {
  const { success, data } = zDraft.safeParse(readJson())
  if (!success || data.userId !== userId || data.objectId !== objectId) return {}
  return { ...data, fields: { ...emptyFields, ...data.fields } }
}

export function dropDraft(): void {
  sessionStorage.removeItem(draftKey)
}

function readJson(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
  } catch {
    return undefined
  }
}
