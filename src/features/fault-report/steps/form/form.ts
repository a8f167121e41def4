import type { SelectedApartment } from '#gen/case_management/model.ts'

/** Where a fault is: a space that several share, or a single dwelling; the values of the request (G-044). */
export const places = { shared: '1', dwelling: '2' } as const

export type Place = (typeof places)[keyof typeof places]

/** Everything that the wizard asks for, as it is typed (N-035 to N-042); files are kept beside it. */
export type FaultForm = {
  acceptTerms: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
  boardEmail: string
  /** Somebody else is to be asked about the fault. */
  other: boolean
  otherFirstName: string
  otherLastName: string
  otherEmail: string
  otherPhone: string
  compoundName: string
  compoundNumber: string
  isMember: boolean
  type: Place | ''
  searchString: string
  selectedApartment: SelectedApartment | null
  selectedApartmentId: string
  /** The fault is about the whole building, so there is no dwelling number (G-096). */
  fullBuilding: boolean
  /** The dwelling number. */
  object: string
  address: string
  zipCode: string
  city: string
  problemArea: string
  problemAreaName: string
  /** The public area, where no property is known and the list is our own (G-096). */
  publicAreaProblem: string
  problemAreaDetails: string
  problemAreaDetailsName: string
  description: string
  sendCopy: boolean
}

/** A form with nothing in it, in the order of the screen; a copy by e-mail is on (K-068). */
export const emptyForm: FaultForm = {
  acceptTerms: false,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  boardEmail: '',
  other: false,
  otherFirstName: '',
  otherLastName: '',
  otherEmail: '',
  otherPhone: '',
  compoundName: '',
  compoundNumber: '',
  isMember: false,
  type: '',
  searchString: '',
  selectedApartment: null,
  selectedApartmentId: '',
  fullBuilding: false,
  object: '',
  address: '',
  zipCode: '',
  city: '',
  problemArea: '',
  problemAreaName: '',
  publicAreaProblem: '',
  problemAreaDetails: '',
  problemAreaDetailsName: '',
  description: '',
  sendCopy: true,
}

export type Field = keyof FaultForm

/** The fixed ids of "another dwelling" (G-035). */
const otherApartments: readonly string[] = ['other-se', 'other-no']

/** The id that "another dwelling" has in a country. */
export const otherApartment = (country: CaseCountry) => `other-${country}`

/** Whether the address is written by hand rather than chosen. */
export const isOtherApartment = (id: string) => otherApartments.includes(id)

/** Countries with case management (E-088). */
export type CaseCountry = 'se' | 'no'
