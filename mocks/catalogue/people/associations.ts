import type { Country } from '../codes.ts'
import { organisationNumber } from '../identity/make-organisation-number.ts'
import { randomOf } from '../lib/random.ts'
import type { Association, Stage } from '../types.ts'

/** Who looks after the house, where personas depend on it; by association. */
const known: Readonly<Record<string, Partial<Association>>> = {
  'association-almvalvet': {
    organisationNumber: '769999-0003',
    activeTechnicalManagement: true,
    activeFinancialManagement: true,
  },
  'association-ankarspelet-1': { organisationNumber: '769999-0102', activeTechnicalManagement: true },
  'association-vassbagen': { organisationNumber: '769999-0201', activeTechnicalManagement: false },
  'association-rundelen': { activeTechnicalManagement: false, activeFinancialManagement: false },
  'association-nitelvbuen': { organisationNumber: '313999998', activeTechnicalManagement: true },
  'association-fjordlunden': { organisationNumber: '310000019', activeTechnicalManagement: false },
}

/** An association for every stage whose homes belong to one, in the order of the stages. */
export function createAssociations(stages: readonly Stage[]): Association[] {
  return stages.flatMap((stage, index) =>
    stage.associationId ? [associationOf(stage, stage.associationId, index)] : [],
  )
}

function associationOf(stage: Stage, id: string, index: number): Association {
  const random = randomOf('association', id)
  const { country } = stage
  return {
    id,
    country,
    name: nameOf(stage),
    organisationNumber: organisationNumber(country, index),
    boardEmail: `${boards[country]}.${id.replace('association-', '')}@example.com`,
    activeTechnicalManagement: random.chance(0.6),
    activeFinancialManagement: random.chance(0.7),
    address: stage.street,
    postalCode: stage.postalCode,
    city: stage.city,
    stageIds: [stage.id],
    ...known[id],
  }
}

/** What a board is called in an address. */
const boards: Readonly<Record<Country, string>> = { se: 'styrelsen', no: 'styret', fi: 'hallitus' }

const forms: Readonly<Record<Country, string>> = { se: 'Brf', no: 'Borettslaget', fi: 'As Oy' }

/** `Brf Vassbågen`, `Borettslaget Nitelvbuen`, `Sameiet Fjordlunden`, `As Oy Espoon Merituuli`. */
function nameOf({ name, country, disposalForm }: Stage): string {
  const form = country === 'no' && disposalForm === 'ownershipApartment' ? 'Sameiet' : forms[country]
  return name.startsWith(form) ? name : `${form} ${name.replace(/^Kvarteret /, '')}`
}
