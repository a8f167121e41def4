import * as z from 'zod/mini'
import type { FormType } from '#gen/content/model.ts'
import { zContactFields } from '#gen/content/schemas.ts'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'

const { firstName, lastName, email, phoneNumber, company, address, postalCode, city, message } =
  zContactFields.shape

/** Text as typed, without blanks around it; nothing at all counts as left out. */
const leftOut = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
)
const trimmed = z.string().check(z.trim())

/** A contact form as it stands on screen, with every field that one of them has (G-088). */
export const contactForm = z.object({
  firstName: z.pipe(trimmed, firstName),
  lastName: z.pipe(trimmed, lastName),
  email: z.pipe(trimmed, email),
  phoneNumber: z.pipe(leftOut, phoneNumber),
  company: z.pipe(leftOut, company),
  address: z.pipe(leftOut, address),
  postalCode: z.pipe(leftOut, postalCode),
  city: z.pipe(leftOut, city),
  message: z.pipe(leftOut, message),
})

/** A form of somebody who asks to be called: without a number nobody can; the contract wants an address beside it. */
const callForm = z.extend(contactForm, { phoneNumber: z.pipe(leftOut, z.nonoptional(phoneNumber)) })

/** Whether a form asks to be called (T-037). */
export const asksForCall = (type: FormType): boolean => type === 'modalContact'

/** What a filled-in form of this type has to hold. */
export const schemaOf = (type: FormType) => (asksForCall(type) ? callForm : contactForm)

export type ContactValues = z.input<typeof contactForm>
export type ContactField = keyof ContactValues
/** What is sent: a field that was left out is not there. */
export type ContactForm = z.output<typeof contactForm>

/** What was typed on a page and is not sent yet; papers are not kept. */
export const contactDraftOf = (pageId: string) =>
  tabDraft(
    `contact-draft-${pageId}`,
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      company: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      message: z.string(),
    }),
  )

const name = ['firstName', 'lastName'] as const
const person = [...name, 'email', 'phoneNumber'] as const
const whomToCall = [...name, 'phoneNumber', 'email'] as const
const extra: Partial<Record<FormType, readonly ContactField[]>> = {
  corporateContact: ['company'],
  serviceRequest: ['company'],
  premisesOrder: ['company'],
  orderForm: ['address', 'postalCode', 'city'],
}

/** What each form asks for, in the order on screen; the message comes last. */
export const fieldsOf = (type: FormType): readonly ContactField[] => [
  ...(asksForCall(type) ? whomToCall : person),
  ...(extra[type] ?? []),
  'message',
]
