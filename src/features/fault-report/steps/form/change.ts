import type { AssetOption, RoomOption, SelectedApartment } from '#gen/case_management/model.ts'
import { emptyForm, places } from './form.ts'
import type { FaultForm, Place } from './form.ts'

type Change = Partial<FaultForm>

const noDetails = { problemAreaDetails: '', problemAreaDetailsName: '' } satisfies Change

const noProblem = {
  problemArea: '',
  problemAreaName: '',
  publicAreaProblem: '',
  ...noDetails,
} satisfies Change

/** Another kind of place: what was searched and chosen was of the other kind (S-054), and so are its rooms. */
export const placeChosen = (type: Place): Change => ({
  type,
  selectedApartment: null,
  selectedApartmentId: '',
  searchString: '',
  fullBuilding: false,
  ...noProblem,
})

/** Another address, from a list; rooms belong to it. */
export const apartmentChosen = (id: string, apartment: SelectedApartment | null): Change => ({
  selectedApartment: apartment,
  selectedApartmentId: id,
  ...noProblem,
})

/** Another problem area: its details are other ones (S-055). */
export const areaChosen = (
  { id, name }: Pick<RoomOption, 'id' | 'name'>,
  publicAreaProblem: string,
): Change => ({
  problemArea: id,
  problemAreaName: name,
  publicAreaProblem,
  ...noDetails,
})

export const detailsChosen = ({ id, name }: Pick<AssetOption, 'id' | 'name'>): Change => ({
  problemAreaDetails: id,
  problemAreaDetailsName: name,
})

/** Nobody else is to be asked: what was typed about them goes (S-056). */
export const othersForgotten: Change = {
  other: false,
  otherFirstName: '',
  otherLastName: '',
  otherEmail: '',
  otherPhone: '',
}

/** Object types that have no info step (S-059, G-036); none so far. */
const noInfoObjectTypes: readonly string[] = []

/**
 * The articles that may already help, or null where the info step does not apply (S-057 to S-059): it does for lifts
 * and appliances, and for a dwelling with whatever has articles; never in a rental building.
 */
export function articlesFor(
  { type, selectedApartment }: Pick<FaultForm, 'type' | 'selectedApartment'>,
  room: Pick<RoomOption, 'code' | 'faq'> | undefined,
  asset: Pick<AssetOption, 'appliance' | 'faq'>,
): string[] | null {
  if (selectedApartment?.rentalBuilding) return null
  if (noInfoObjectTypes.includes(selectedApartment?.objectTypeId ?? '')) return null
  const ids = [...new Set([...asset.faq, ...(room?.faq ?? [])])]
  const isInfo =
    room?.code === 'elevator' || asset.appliance || (type === places.dwelling && asset.faq.length > 0)
  return isInfo && ids.length > 0 ? ids : null
}

/** What a board keeps when it reports again: terms and contact (S-052, F-171). Others begin afresh. */
export function keptForAnother(form: FaultForm, isBoard: boolean): FaultForm {
  if (!isBoard) return { ...emptyForm, acceptTerms: form.acceptTerms }
  const { acceptTerms, boardEmail, email, phone, firstName, lastName, sendCopy } = form
  const { other, otherFirstName, otherLastName, otherEmail, otherPhone } = form
  return {
    ...emptyForm,
    acceptTerms,
    boardEmail,
    email,
    phone,
    firstName,
    lastName,
    sendCopy,
    other,
    otherFirstName,
    otherLastName,
    otherEmail,
    otherPhone,
  }
}
