import { siteNamed } from '#src/sites/find-site.ts'
import type { components } from '#gen/account_service/types.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Day } from '../../../catalogue/dates.ts'
import type { HomeLink } from '../../../catalogue/people/persona-data.ts'
import type { Home } from '../../../catalogue/types.ts'
import { type Plan, planFromKeys, stepsOf } from '../../purchase/plan.ts'

type ActiveObject = components['schemas']['ActiveObject']
type Instalment = components['schemas']['Instalment']

/** The home that My Pages is about (N-013), as it stands on the catalogue's reference date. */
export function activeObjectOf(catalogue: Catalogue, link: HomeLink): ActiveObject | undefined {
  const home = catalogue.home(link.homeId)
  if (!home) return undefined
  const plan = planFromKeys(home.entryDate)
  return {
    entryDate: plan.moveIn,
    succession: link.succession ?? false,
    hasAgreement: link.hasAgreement,
    objectId: home.id,
    stageId: home.stageId,
    name: home.stageName,
    objectNumber: home.objectNumber,
    ...(home.apartmentNumber ? { apartmentNumber: home.apartmentNumber } : {}),
    address: home.address,
    postalCode: home.postalCode,
    city: home.city,
    rooms: home.rooms,
    livingArea: home.livingArea,
    pageUrl: home.url,
    image: home.image,
    ...contactOf(catalogue, home),
    timeline: stepsOf(plan, catalogue.referenceDate),
    instalments: instalmentsOf(home, plan, catalogue.referenceDate),
  }
}

/** A home as it is shown of a protected person: nothing leads to the door. */
export function withoutDoor({ apartmentNumber: _number, ...home }: ActiveObject): ActiveObject {
  return { ...home, address: '' }
}

function contactOf(catalogue: Catalogue, home: Home): Pick<ActiveObject, 'contact'> {
  const [first] = catalogue.stage(home.stageId)?.staff ?? []
  const person = first && catalogue.staffMember(first.staffId)
  if (!first || !person) return {}
  const { name, phoneNumber, email } = person
  return { contact: { name, role: first.role, phoneNumber, email } }
}

/** The buyer pays a booking fee, an advance and the rest; whatever is due by today is paid. */
function instalmentsOf(home: Home, plan: Plan, today: Day): Instalment[] {
  const price = home.price ?? 0
  if (price === 0) return []
  const { currency } = siteNamed(home.site)?.formats ?? { currency: 'SEK' as const }
  const advance = Math.round((price * 0.1) / 1000) * 1000
  const fee = Math.min(25_000, advance)
  const parts: [Instalment['kind'], number, Day][] = [
    ['bookingFee', fee, plan.booking],
    ['advance', advance - fee, plan.advance],
    ['finalPayment', price - advance, plan.payment],
  ]
  return parts.map(([kind, amount, dueDate]) => ({
    id: `${home.id}-${kind}`,
    kind,
    status: dueDate <= today ? 'Paid' : 'NotPaid',
    amount,
    currency,
    dueDate,
  }))
}
