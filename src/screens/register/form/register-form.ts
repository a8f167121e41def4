import * as z from 'zod/mini'
import {
  zCampaignCode,
  zEmail,
  zEmailVerificationCode,
  zPassword,
  zPersonName,
  zPhone,
} from '#gen/account_service/schemas.ts'
import type { Registration } from '#src/api/account/register.ts'
import { isPhoneNumber } from '#src/domain/identity/phone-number.ts'
import type { Site } from '#src/sites/site.ts'
import { isoDateOf } from './birth-date.ts'

const trimmed = z.string().check(z.trim())

/** Text as typed, without blanks around it; nothing at all counts as left out. */
const leftOut = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
)

const person = {
  firstName: z.pipe(trimmed, zPersonName),
  lastName: z.pipe(trimmed, zPersonName),
  email: z.pipe(trimmed, zEmail),
  emailVerificationCode: z.pipe(leftOut, z.optional(zEmailVerificationCode)),
  phoneNumber: z.pipe(trimmed, zPhone),
  campaignCode: z.pipe(leftOut, z.optional(zCampaignCode)),
  newsletter: z.boolean(),
  // without it the site would show the consent page and nothing else (P-029)
  consent: z.literal(true),
}

/** The form for an account that an e-ID makes, which proves the birth date. */
const eidForm = z.object({ way: z.literal('eid'), ...person })

const passwordForm = z
  .object({
    way: z.literal('password'),
    ...person,
    birthDate: z.pipe(z.pipe(z.string(), z.transform(isoDateOf)), z.iso.date()),
    password: zPassword,
    repeated: z.string(),
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, { path: ['repeated'], when: () => true }),
  )

const bothForms = z.discriminatedUnion('way', [eidForm, passwordForm])

/** The register form as it stands on screen (G-088): the way one will log in decides what is asked for. */
export const registerFormOf = (site: Pick<Site, 'personalNumber'>) =>
  bothForms.check(
    z.refine(({ phoneNumber }) => isPhoneNumber(phoneNumber, site), {
      path: ['phoneNumber'],
      when: ({ value }) => typeof (value as RegisterFields).phoneNumber === 'string',
    }),
  )

export type RegisterForm = z.output<typeof bothForms>

/** What the fields hold before the form is checked; those of the other way are kept. */
export type RegisterFields = {
  way: RegisterForm['way']
  newsletter: boolean
  consent: boolean
} & Record<
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailVerificationCode'
  | 'phoneNumber'
  | 'campaignCode'
  | 'birthDate'
  | 'password'
  | 'repeated',
  string
>

export const emptyFields: RegisterFields = {
  way: 'eid',
  firstName: '',
  lastName: '',
  email: '',
  emailVerificationCode: '',
  phoneNumber: '',
  campaignCode: '',
  birthDate: '',
  password: '',
  repeated: '',
  newsletter: false,
  consent: false,
}

/** The request for what was filled in. */
export function toRegistration(form: RegisterForm): Registration {
  const { way: _way, ...rest } = form
  if (!('repeated' in rest)) return rest
  const { repeated: _repeated, ...registration } = rest
  return registration
}
