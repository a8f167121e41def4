import { siteNamed } from '#src/sites/find-site.ts'
import type { components } from '#gen/account_service/types.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Day, addDays, addMonths } from '../../catalogue/dates.ts'
import type { HomeLink } from '../../catalogue/people/persona-data.ts'
import type { Home } from '../../catalogue/types.ts'

type ActiveObject = components['schemas']['ActiveObject']
type TimelineStep = components['schemas']['TimelineStep']
type Instalment = components['schemas']['Instalment']

/** How long before the keys each step is, in months, and the days on top. */
const schedule: readonly { step: TimelineStep['step']; months: number; days: number }[] = [
  { step: 'booking', months: -18, days: -3 },
  { step: 'contract', months: -17, days: 0 },
  { step: 'interior', months: -12, days: 3 },
  { step: 'inspection', months: -1, days: 3 },
  { step: 'payment', months: 0, days: -14 },
  { step: 'moveIn', months: 0, days: 0 },
]

/** The home that My Pages is about (N-013), as it stands on the catalogue's reference date. */
export function activeObjectOf(catalogue: Catalogue, link: HomeLink): ActiveObject | undefined {
  const home = catalogue.home(link.homeId)
  if (!home) return undefined
  return {
    entryDate: home.entryDate,
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
    timeline: timelineOf(home.entryDate, catalogue.referenceDate),
    instalments: instalmentsOf(home, catalogue.referenceDate),
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

function timelineOf(entryDate: Day, today: Day): TimelineStep[] {
  const dates = schedule.map(({ step, months, days }) => ({
    step,
    date: addDays(addMonths(entryDate, months), days),
  }))
  const current = dates.findIndex(({ date }) => date > today)
  return dates.map(({ step, date }, index) => {
    if (current === -1 || index < current) return { step, date, state: 'done' }
    return { step, date, state: index === current ? 'current' : 'upcoming' }
  })
}

/** The buyer pays a booking fee, an advance and the rest; whatever is due by today is paid. */
function instalmentsOf(home: Home, today: Day): Instalment[] {
  const price = home.price ?? 0
  if (price === 0) return []
  const { currency } = siteNamed(home.site)?.formats ?? { currency: 'SEK' as const }
  const advance = Math.round((price * 0.1) / 1000) * 1000
  const fee = Math.min(25_000, advance)
  const parts: [Instalment['kind'], number, Day][] = [
    ['bookingFee', fee, addMonths(home.entryDate, -18)],
    ['advance', advance - fee, addMonths(home.entryDate, -10)],
    ['finalPayment', price - advance, addDays(home.entryDate, -14)],
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
