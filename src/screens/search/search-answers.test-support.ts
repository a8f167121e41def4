import type { ObjectSearchRequest, SearchHit } from '#gen/residence/model.ts'

/** How many homes every search finds. */
export const total = 1412

/** The answer to a search for homes: as many as it asks for, numbered from where it begins. */
export function homes({ offset = 0, limit = 30 }: ObjectSearchRequest) {
  return {
    hits: Array.from({ length: limit }, (_, index) => home(offset + index)),
    total,
    averagePrice: 4_451_108,
    priceHistogram: [{ from: 2_000_000, to: 4_000_000, count: 40 }],
    facets: [
      {
        filter: 'residenceType',
        values: [
          { value: 'apartment', count: 31 },
          { value: 'townHouse', count: 7 },
        ],
      },
    ],
  }
}

const home = (index: number): SearchHit => ({
  id: `home-${index}`,
  type: 'object',
  siteId: 1,
  siteOrg: 101,
  name: 'Tre rum med kvällssol',
  url: `/hem/${index}/`,
  area: 'Ekbacken',
  municipality: 'Nacka',
  status: 'forSale',
  stageId: 'stage-strandangen',
  stageName: 'Brf Strandängen',
  objectNumber: `C-${1000 + index}`,
  minRooms: 3,
  maxRooms: 3,
  minLivingArea: 76,
  maxLivingArea: 76,
  minPrice: 3_000_000,
  maxPrice: 3_000_000,
  monthlyFee: 4610,
  floor: 4,
  outdoorSpaces: [{ type: 'balcony', direction: '6' }],
  searchImage: {
    url: '/images/stage/a.svg',
    alttext: 'Femvåningshus i gul puts',
    orgWidth: 2400,
    orgHeight: 1600,
  },
  floorPlan: { url: '/images/plan/a.svg', alttext: 'Planlösning', orgWidth: 1200, orgHeight: 900 },
  showings: [],
  hasExtraShowingsInfo: false,
  swanLabel: false,
  inhabitDateDetermined: true,
  shortDescription: '',
  _geo: { lat: 59.3, lng: 18.1 },
})
