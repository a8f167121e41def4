import { countries, staffRoles } from '../codes.ts'
import type { Country, StaffRole } from '../codes.ts'
import { randomOf } from '../lib/random.ts'
import { languageOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { Staff, Stage } from '../types.ts'
import { roleTitles } from './role-titles.ts'
import { staffNames } from './staff-data.ts'
import type { StaffGroup } from './staff-data.ts'

const groupOf: Readonly<Record<StaffRole, StaffGroup>> = {
  realEstateAgent: 'agent',
  assistant: 'assistant',
  salesManager1: 'sales',
  salesManager2: 'sales',
  interiorResponsible1: 'interior',
  interiorResponsible2: 'interior',
  externalAgent1: 'external',
  externalAgent2: 'external',
  settlementBroker1: 'settlement',
  settlementBroker2: 'settlement',
  customerSupport: 'support',
  customerService: 'service',
}

/** How often a project has someone in a role; settlement brokers are a Norwegian institution. */
const shares: Readonly<Record<StaffRole, number>> = {
  realEstateAgent: 1,
  assistant: 0.7,
  salesManager1: 0.9,
  salesManager2: 0.3,
  interiorResponsible1: 0.9,
  interiorResponsible2: 0.3,
  externalAgent1: 0.2,
  externalAgent2: 0.08,
  settlementBroker1: 0.15,
  settlementBroker2: 0.06,
  customerSupport: 0.5,
  customerService: 1,
}

/** Everyone who works on projects, in all three countries. */
export function createStaff(): Staff[] {
  return countries.flatMap((country) =>
    Object.values(staffNames[country])
      .flat()
      .map((name, index) => staffOf(name, country, index)),
  )
}

function staffOf(name: string, country: Country, index: number): Staff {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    id: staffId(name),
    country,
    firstName,
    lastName,
    name,
    initials: firstName.slice(0, 1) + lastName.slice(0, 1),
    tint: 1 + (index % 6),
    email: `${slug(firstName)}.${slug(lastName)}@bjorkvall.example`,
    phoneNumber: phoneNumber(country, index),
  }
}

function staffId(name: string): string {
  return `staff-${slug(name)}`
}

/** Sweden has numbers reserved for fiction; in Norway and Finland they are plainly made up. */
function phoneNumber(country: Country, index: number): string {
  const two = String(index + 20).padStart(2, '0')
  if (country === 'se') return `08-465 004 ${two}`
  return country === 'no' ? `+47 400 00 0${two}` : `+358 40 000 00${two}`
}

/** Who works on a stage and as what; two of a kind are never the same person. */
export function staffFor(stageId: string, country: Country, agentId?: string): Stage['staff'] {
  const random = randomOf('staff', stageId)
  const queues = new Map<StaffGroup, string[]>()
  return staffRoles.flatMap((role) => {
    const group = groupOf[role]
    if (!queues.has(group)) queues.set(group, random.shuffle(staffNames[country][group]))
    const share = country === 'no' && group === 'settlement' ? 0.8 : shares[role]
    const wanted = random.chance(share)
    const name = wanted ? queues.get(group)?.pop() : undefined
    if (!name) return []
    const id = role === 'realEstateAgent' && agentId ? agentId : staffId(name)
    return [{ role, staffId: id, title: roleTitles[languageOf[country]][role] }]
  })
}
