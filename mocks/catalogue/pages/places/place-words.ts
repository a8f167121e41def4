import type { SiteKey } from '#src/sites/site.ts'
import { placesWithinFi } from './place-texts-fi.ts'

/** What the pages of counties and municipalities say, whatever the place; `{in}` is `i Nacka` or `Helsingissä`. */
export type PlaceWords = Readonly<{
  title: string
  more: string
  stages: string
  areas: string
  around: string
  all: string
  facts: Readonly<Record<'heading' | 'homes' | 'projects' | 'rooms' | 'from', string>>
}>

const sv: PlaceWords = {
  title: 'Nya bostäder {in}',
  more: 'Att bo {in}',
  stages: 'Det här bygger vi {in}',
  areas: 'Områden {in}',
  around: 'I närheten',
  all: 'Alla bostäder {in}',
  facts: { heading: 'Just nu', homes: 'Hem till salu', projects: 'Projekt', rooms: 'Rum', from: 'Pris från' },
}

const nb: PlaceWords = {
  title: 'Nye boliger {in}',
  more: 'Å bo {in}',
  stages: 'Dette bygger vi {in}',
  areas: 'Områder {in}',
  around: 'I nærheten',
  all: 'Alle boliger {in}',
  facts: {
    heading: 'Akkurat nå',
    homes: 'Boliger til salgs',
    projects: 'Prosjekter',
    rooms: 'Rom',
    from: 'Totalpris fra',
  },
}

const fi: PlaceWords = {
  title: 'Uudet asunnot {in}',
  more: 'Asuminen {in}',
  stages: 'Näitä rakennamme {in}',
  areas: 'Alueet {in}',
  around: 'Lähellä',
  all: 'Kaikki asunnot {in}',
  facts: {
    heading: 'Juuri nyt',
    homes: 'Koteja myynnissä',
    projects: 'Kohteita',
    rooms: 'Huoneita',
    from: 'Velaton hinta alkaen',
  },
}

const bySite: Partial<Record<SiteKey, PlaceWords>> = {
  Jmse: sv,
  Seniorgarden: { ...sv, title: 'Seniorbostäder {in}', all: 'Alla seniorbostäder {in}' },
  Boratt: { ...sv, title: 'Hem {in} som du har råd med', all: 'Alla hem {in}' },
  Jmno: nb,
  Jmoy: fi,
}

/** The words of a site that sells homes; none elsewhere. */
export const placeWords = (site: SiteKey): PlaceWords | undefined => bySite[site]

/** `i Nacka`; in Finland the name itself says it. */
export const within = (name: string, site: SiteKey): string =>
  site === 'Jmoy' ? (placesWithinFi[name] ?? name) : `i ${name}`
