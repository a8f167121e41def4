import type { SiteKey } from '#src/sites/site.ts'
import faultNb from './messages.nb.json'
import faultSv from './messages.sv.json'
import type { Report, Texts } from './report-page.test-support.ts'

/** What a report needs to know of a country: who reports there, and what their places are called. */
export type Land = {
  name: string
  /** The width of its window: each is walked at one. */
  width: number
  site: SiteKey
  texts: Texts
  /** Presses Next too early. What that leaves is the same in each country: it is scanned in one. */
  stop: (report: Report, field: string, message: string) => Promise<void>
  siteId: string
  resident: {
    persona: string
    home: RegExp
    ids: Record<string, string>
    kitchen: string
    dishwasher: string
  }
  board: { persona: string; street: string; place: RegExp; propertyId: string; lift: string; stops: string }
  noManagement: { persona: string; name: string; number: string; wrongNumber: string; boardEmail: string }
  /** An address that nobody here knows. */
  address: { address: string; zipCode: string; city: string }
  zipCode: string
  dwelling: { number: string; sent: string; wrong: string; told: string }
  phone: string
}

export const sweden: Land = {
  name: 'Sweden',
  width: 390,
  site: 'Jmse',
  texts: faultSv,
  async stop(report, field, message) {
    await report.refuses(field, message)
    await report.isClean()
  },
  siteId: '1',
  resident: {
    persona: 'amira',
    home: /Ekbacksgatan 4 B/,
    ids: {
      propertyId: 'property-ekbacken',
      buildingPartId: 'stairs-ekbacken-b',
      objectId: 'home-ekbacken-b-1102',
      buildingId: 'building-ekbacken-b',
    },
    kitchen: 'Kök',
    dishwasher: 'Diskmaskin',
  },
  board: {
    persona: 'karin',
    street: 'Solbrunn',
    place: /Solbrunnsvägen 10/,
    propertyId: 'property-almvalvet',
    lift: 'Hiss',
    stops: 'Hissen står still',
  },
  noManagement: {
    persona: 'birgitta',
    name: 'Brf Rundelen',
    number: '769999-1233',
    wrongNumber: '769999-0000',
    boardEmail: 'styrelsen.rundelen@example.com',
  },
  address: { address: 'Strandängsvägen 12', zipCode: '131 52', city: 'Nacka' },
  zipCode: '13152',
  dwelling: { number: '1403', sent: '1403', wrong: '12a', told: faultSv.error.numeric },
  phone: '070-1740605',
}

export const norway: Land = {
  name: 'Norway',
  width: 1440,
  site: 'Jmno',
  texts: faultNb,
  stop: (report, field, message) => report.refuses(field, message),
  siteId: '5',
  resident: {
    persona: 'henning',
    home: /Lohavnkaia 22/,
    ids: {
      propertyId: 'property-fjordlunden',
      buildingPartId: 'stairs-fjordlunden-a',
      objectId: 'home-fjordlunden-a-h0302',
      buildingId: 'building-fjordlunden-a',
    },
    kitchen: 'Kjøkken',
    dishwasher: 'Oppvaskmaskin',
  },
  board: {
    persona: 'solveig',
    street: 'Nitelv',
    place: /Nitelvbuen 22/,
    propertyId: 'property-nitelvbuen',
    lift: 'Heis',
    stops: 'Heisen står',
  },
  noManagement: {
    persona: 'odd',
    name: 'Sameiet Fjordlunden',
    number: '310000019',
    wrongNumber: '310000018',
    boardEmail: 'styrelsen.fjordlunden@example.com',
  },
  address: { address: 'Fjordlia 8', zipCode: '5034', city: 'Bergen' },
  zipCode: '5034',
  dwelling: { number: 'h0201', sent: 'H0201', wrong: '201', told: faultNb.error.housingNumber },
  phone: '+47 400 00 102',
}
