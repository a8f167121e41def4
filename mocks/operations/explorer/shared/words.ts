import type { Language } from '#src/sites/site.ts'
import type { Archetype } from '../../../imagery/interior/archetype.ts'
import type { FinishId } from '../../../imagery/interior/finish.ts'

type Words = Readonly<{
  house: string
  ownHouses: string
  yard: string
  fromStreet: string
  fromYard: string
  site: string
  plan: string
  floor: string
  tour: string
  shade: string
  furnishings: Readonly<Record<FinishId, string>>
  archetypes: Readonly<Record<Archetype, string>>
}>

const words: Readonly<Record<Exclude<Language, 'en'>, Words>> = {
  sv: {
    house: 'Hus {letter}',
    ownHouses: 'Husen',
    yard: '{name}, gårdssidan',
    fromStreet: '{name} från gatan, {floors} våningar',
    fromYard: '{name} från gården, {floors} våningar',
    site: 'Så ligger husen',
    plan: 'Plan {number}',
    floor: 'Planlösning, plan {number}',
    tour: '{room}, {furnishing}',
    shade: 'Solens läge {date} klockan {time}',
    furnishings: { 'light-oak': 'Ljus ek', lime: 'Kalkvit', 'dark-walnut': 'Mörk valnöt' },
    archetypes: { couple: 'Paret', family: 'Barnfamiljen', single: 'Ensamboende' },
  },
  nb: {
    house: 'Hus {letter}',
    ownHouses: 'Husene',
    yard: '{name}, hagesiden',
    fromStreet: '{name} fra gaten, {floors} etasjer',
    fromYard: '{name} fra gårdsrommet, {floors} etasjer',
    site: 'Slik ligger husene',
    plan: 'Plan {number}',
    floor: 'Plantegning, plan {number}',
    tour: '{room}, {furnishing}',
    shade: 'Solen {date} klokken {time}',
    furnishings: { 'light-oak': 'Lys eik', lime: 'Kalkhvit', 'dark-walnut': 'Mørk valnøtt' },
    archetypes: { couple: 'Paret', family: 'Barnefamilien', single: 'Aleneboende' },
  },
  fi: {
    house: 'Talo {letter}',
    ownHouses: 'Talot',
    yard: '{name}, pihan puoli',
    fromStreet: '{name} kadulta, {floors} kerrosta',
    fromYard: '{name} pihalta, {floors} kerrosta',
    site: 'Talojen sijainti',
    plan: '{number}. kerros',
    floor: 'Pohjapiirros, {number}. kerros',
    tour: '{room}, {furnishing}',
    shade: 'Aurinko {date} kello {time}',
    furnishings: { 'light-oak': 'Vaalea tammi', lime: 'Kalkinvalkoinen', 'dark-walnut': 'Tumma pähkinä' },
    archetypes: { couple: 'Pariskunta', family: 'Lapsiperhe', single: 'Yksin asuva' },
  },
}

/** The words of the picker and the tour, in the language of the country. */
export const explorerWords = (language: Exclude<Language, 'en'>): Words => words[language]
