/** What is typed in the steps before the booking is started; one form for all of them. */
export type BookingFields = {
  email: string
  phoneNumber: string
  address: string
  postalCode: string
  city: string
  isTwo: boolean
  secondFirstName: string
  secondLastName: string
  secondSsn: string
  secondEmail: string
  secondPhoneNumber: string
  /** The second buyer lives where the first one does. */
  isSameAddress: boolean
  secondAddress: string
  secondPostalCode: string
  secondCity: string
  kitchen: string
  bathroom: string
  floor: string
  downPayment: string
  loan: string
  livingForm: string
  mustSellFirst: string
  hasRead: boolean
}

export type Field = keyof BookingFields

export const emptyFields: BookingFields = {
  email: '',
  phoneNumber: '',
  address: '',
  postalCode: '',
  city: '',
  isTwo: false,
  secondFirstName: '',
  secondLastName: '',
  secondSsn: '',
  secondEmail: '',
  secondPhoneNumber: '',
  isSameAddress: true,
  secondAddress: '',
  secondPostalCode: '',
  secondCity: '',
  kitchen: '',
  bathroom: '',
  floor: '',
  downPayment: '',
  loan: '',
  livingForm: '',
  mustSellFirst: '',
  hasRead: false,
}

/** The fields in the order on screen. */
export const fieldOrder = Object.keys(emptyFields) as Field[]

export const fieldId = (field: Field): string => `booking-${field}`

/** The interior choices of variant three, and what there is to choose from (E-078). */
export const interiorChoices = {
  kitchen: ['kitchen-light', 'kitchen-dark', 'kitchen-wood'],
  bathroom: ['bathroom-white', 'bathroom-grey', 'bathroom-sand'],
  floor: ['floor-oak', 'floor-ash', 'floor-laminate'],
} as const

export type InteriorChoice = keyof typeof interiorChoices

export const livingForms = ['owned', 'rented', 'rightOfResidence', 'other'] as const
