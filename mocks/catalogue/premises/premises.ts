import type { SiteKey } from '#src/sites/site.ts'
import type { Country, RentalStatus } from '../codes.ts'
import { addDays } from '../dates.ts'
import type { Day } from '../dates.ts'
import { premisesPicture } from '../images/pictures.ts'
import { required } from '../lib/index-by-id.ts'
import { randomOf } from '../lib/random.ts'
import type { Random } from '../lib/random.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { Area, Stage } from '../types.ts'
import type { Premises } from '../company-types.ts'
import { premisesData } from './premises-data.ts'
import { premisesTexts, premisesWords } from './premises-words.ts'

const sites: Readonly<Record<Country, SiteKey>> = { se: 'Jmse', no: 'Jmno', fi: 'Jmoy' }

/** Rent per square metre and year, from and to. */
const rents: Readonly<Record<Country, readonly [number, number]>> = {
  se: [1_450, 3_400],
  no: [1_600, 3_600],
  fi: [150, 320],
}

/**
 * Commercial premises to let. The editors put what is free before what is not and leave the rest to the visitor: an order
 * of their own for each would leave the chosen one without effect (K-022).
 */
export function createPremises(areas: readonly Area[], stages: readonly Stage[], today: Day): Premises[] {
  const byName = new Map(areas.map((area) => [area.name, area]))
  const stageById = new Map(stages.map((stage) => [stage.id, stage]))
  return premisesData.map(([areaName, project, type, number, minArea, maxArea]) => {
    const area = required(byName.get(areaName), areaName)
    const site = sites[area.country]
    const id = `premises-${slug(project)}-${number}`
    const random = randomOf('premises', id)
    const stageId = `stage-${slug(project)}`
    const word = premisesWords[area.country][type]
    const status = statusOf(random)
    return {
      ...placeOf(area),
      id,
      stageId,
      number,
      site,
      name: `${word} ${number}, ${project}`,
      type,
      status,
      minArea,
      maxArea,
      yearlyRent: Math.round(random.int(...rents[area.country]) / 10) * 10,
      entryDate: addDays(today, random.int(-20, 420)),
      sortOrder: status === 'forSale' ? 10 : 20,
      address: `${area.street} ${2 * random.int(1, 20)}`,
      geo: area.geo,
      shortDescription: random.pick(premisesTexts[area.country]),
      image: premisesPicture({ id, number }, required(stageById.get(stageId), stageId)),
      url: `${siteOf(site).paths.premises ?? '/'}${slug(area.city)}/${slug(project)}/${slug(word)}-${number}/`,
    }
  })
}

function placeOf(area: Area) {
  const { country, countyId, countyName, municipalityId, municipalityName, areaId, areaName } = area
  return { country, countyId, countyName, municipalityId, municipalityName, areaId, areaName }
}

function statusOf(random: Random): RentalStatus {
  if (random.chance(0.7)) return 'forSale'
  return random.pick(['booked', 'rented', 'sold'] as const)
}
