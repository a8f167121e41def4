import type * as z from 'zod/mini'
import {
  zAddressText,
  zDescription,
  zEmail,
  zFreeText50,
  zGovernmentObjectId,
  zPersonName,
  zPhone,
  zZipCode,
} from '#gen/case_management/schemas.ts'
import type { Site } from '#src/sites/site.ts'
import type { View } from '../flows.ts'
import { isOtherApartment, places } from './form.ts'
import type { CaseCountry, FaultForm, Field } from './form.ts'
import { isOrganisationNumber } from '#src/domain/identity/organisation-number.ts'

/** What is wrong with a field (E-051), by the message that tells it. */
export type ErrorCode =
  | 'required'
  | 'email'
  | 'phoneNumber'
  | 'numeric'
  | 'housingNumber'
  | 'orgNr'
  | 'invalidInput'
  | 'inputToLong'

export type FieldErrors = Partial<Record<Field, ErrorCode>>

/** What differs between sites and people. */
export type Rules = {
  country: CaseCountry
  organisationNumbers: Site['organisationNumbers']
  /** E-mail and phone are those of the login, and nobody can change them here. */
  contactLocked: boolean
}

/** What keeps a view from being left, by field; nothing when Next may go on. */
export function errorsOf(view: View, form: FaultForm, rules: Rules): FieldErrors {
  const found = checks[view](form, rules)
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined))
}

type Check = (form: FaultForm, rules: Rules) => { [name in Field]?: ErrorCode | undefined }

const checks: Record<View, Check> = {
  acceptTerms: ({ acceptTerms }) => ({ acceptTerms: acceptTerms ? undefined : 'required' }),
  contactBoardMember: contactErrors,
  contactNoManagement: contactErrors,
  contactResident: (form, rules) => ({
    firstName: name(form.firstName),
    lastName: name(form.lastName),
    ...contactErrors(form, rules),
  }),
  compound: (form, { organisationNumbers }) => ({
    compoundName: needed(form.compoundName, zFreeText50),
    compoundNumber: orgNr(form.compoundNumber, organisationNumbers),
    isMember: form.isMember ? undefined : 'required',
  }),
  searchResidence: (form) => ({
    type: form.type ? undefined : 'required',
    // there is nothing to choose from before it is known which kind of place
    selectedApartmentId: !form.type || form.selectedApartment ? undefined : 'required',
  }),
  residentResidence: (form, rules) => ({
    type: form.type ? undefined : 'required',
    selectedApartmentId: !form.type || form.selectedApartmentId ? undefined : 'required',
    ...(isOtherApartment(form.selectedApartmentId) && addressErrors(form, rules)),
  }),
  estateAddress: (form, rules) => ({
    type: form.type ? undefined : 'required',
    // the address is asked for once it is known which kind of place
    ...(form.type && addressErrors(form, rules)),
  }),
  problemArea: areaErrors,
  publicProblemArea: areaErrors,
  problemAreaDetails: (form) => ({ problemAreaDetails: form.problemAreaDetails ? undefined : 'required' }),
  appliances: () => ({}),
  description: (form) => ({ description: needed(form.description, zDescription) }),
  summaryBoardMember: () => ({}),
  summaryResident: () => ({}),
  summaryNoManagement: () => ({}),
}

function areaErrors(form: FaultForm): FieldErrors {
  return form.problemArea ? {} : { problemArea: 'required' }
}

/** E-mail and phone, and whoever else is to be asked (V-023 to V-025, V-044 to V-046). */
function contactErrors(form: FaultForm, { contactLocked }: Rules) {
  return {
    boardEmail: given(form.boardEmail, zEmail, 'email'),
    ...(!contactLocked && {
      email: needed(form.email, zEmail, 'email'),
      phone: needed(form.phone, zPhone, 'phoneNumber', 'phoneNumber'),
    }),
    ...(form.other && {
      otherFirstName: name(form.otherFirstName),
      otherLastName: name(form.otherLastName),
      otherEmail: needed(form.otherEmail, zEmail, 'email'),
      otherPhone: given(form.otherPhone, zPhone, 'phoneNumber', 'phoneNumber'),
    }),
  }
}

/** An address written by hand (V-032 to V-034). */
function addressErrors(form: FaultForm, { country }: Rules) {
  return {
    object: needsHousingNumber(form) ? housingNumber(form.object, country) : undefined,
    address: needed(form.address, zAddressText),
    zipCode: zipCode(form.zipCode, country),
    city: needed(form.city, zAddressText),
  }
}

/** Whether the dwelling number is asked for: one home is meant, and not the whole building. */
export const needsHousingNumber = ({ type, fullBuilding }: FaultForm) =>
  type === places.dwelling && !fullBuilding

const name = (value: string) => needed(value, zPersonName)

function housingNumber(value: string, country: CaseCountry): ErrorCode | undefined {
  const typed = value.trim().toUpperCase()
  if (typed === '') return 'required'
  if (country === 'se') {
    if (!/^\d+$/.test(typed)) return 'numeric'
    return typed.length > 4 ? 'inputToLong' : undefined
  }
  return /^[A-Z]/.test(typed) && zGovernmentObjectId.safeParse(typed).success ? undefined : 'housingNumber'
}

const zipLengths: Record<CaseCountry, number> = { se: 5, no: 4 }

function zipCode(value: string, country: CaseCountry): ErrorCode | undefined {
  const digits = withoutSpaces(value)
  if (digits === '') return 'required'
  return zZipCode.safeParse(digits).success && digits.length === zipLengths[country] ? undefined : 'numeric'
}

function orgNr(value: string, forms: Site['organisationNumbers']): ErrorCode | undefined {
  const typed = value.trim()
  if (typed === '') return 'required'
  return isOrganisationNumber(typed, forms) ? undefined : 'orgNr'
}

/** A postal code as it is sent. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

type Text = z.core.$ZodType<string> & { safeParse: (value: unknown) => z.core.util.SafeParseResult<string> }

function needed(
  value: string,
  schema: Text,
  bad: ErrorCode = 'invalidInput',
  long: ErrorCode = 'inputToLong',
) {
  return value.trim() === '' ? 'required' : given(value, schema, bad, long)
}

function given(
  value: string,
  schema: Text,
  bad: ErrorCode = 'invalidInput',
  long: ErrorCode = 'inputToLong',
): ErrorCode | undefined {
  const typed = value.trim()
  if (typed === '') return undefined
  const issues = schema.safeParse(typed).error?.issues
  if (!issues) return undefined
  return issues.some(({ code }) => code === 'too_big') ? long : bad
}
