import type { Language } from '#src/sites/site.ts'
import type { Day } from '../../dates.ts'
import { slug } from '../../lib/slug.ts'
import { type FileRef, fileRef } from './file.ts'

/** Documents of a single home; the key is the name of the file. */
export const homeFileKeys = [
  'floor-plan',
  'facts',
  'costs',
  'booking-agreement',
  'preliminary-agreement',
  'purchase-agreement',
  'interior-agreement',
  'inspection-record',
  'handover-record',
  'warranty-certificate',
  'care-instructions',
] as const
export type HomeFileKey = (typeof homeFileKeys)[number]

/** Documents that all homes of a stage share. */
export const stageFileKeys = ['economic-plan', 'house-rules', 'building-description', 'statutes'] as const
export type StageFileKey = (typeof stageFileKeys)[number]

type Names<Key extends string> = Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Key, string>>>>

/** What documents of homes are called. */
export const homeFileNames: Names<HomeFileKey> = {
  sv: {
    'floor-plan': 'Planritning',
    facts: 'Bofakta',
    costs: 'Kostnadskalkyl',
    'booking-agreement': 'Bokningsavtal',
    'preliminary-agreement': 'Förhandsavtal',
    'purchase-agreement': 'Upplåtelseavtal',
    'interior-agreement': 'Tilläggsavtal för inredning',
    'inspection-record': 'Besiktningsutlåtande',
    'handover-record': 'Tillträdesprotokoll',
    'warranty-certificate': 'Garantibevis',
    'care-instructions': 'Skötselråd för ditt hem',
  },
  nb: {
    'floor-plan': 'Plantegning',
    facts: 'Boligfakta',
    costs: 'Kostnadsoverslag',
    'booking-agreement': 'Reservasjonsavtale',
    'preliminary-agreement': 'Kjøpekontrakt',
    'purchase-agreement': 'Hjemmelsdokument',
    'interior-agreement': 'Avtale om tilvalg',
    'inspection-record': 'Protokoll fra forhåndsbefaring',
    'handover-record': 'Overtakelsesprotokoll',
    'warranty-certificate': 'Garantierklæring',
    'care-instructions': 'FDV: slik steller du boligen',
  },
  fi: {
    'floor-plan': 'Pohjapiirros',
    facts: 'Kodin tiedot',
    costs: 'Kustannuslaskelma',
    'booking-agreement': 'Varaussopimus',
    'preliminary-agreement': 'Kauppakirja',
    'purchase-agreement': 'Omistusoikeuden siirto',
    'interior-agreement': 'Sopimus lisä- ja muutostöistä',
    'inspection-record': 'Muuttotarkastuksen pöytäkirja',
    'handover-record': 'Hallinnan luovutus',
    'warranty-certificate': 'Vakuustodistus',
    'care-instructions': 'Kodin huoltokirja',
  },
}

/** What documents of stages are called. */
export const stageFileNames: Names<StageFileKey> = {
  sv: {
    'economic-plan': 'Ekonomisk plan',
    'house-rules': 'Trivselregler',
    'building-description': 'Byggnadsbeskrivning',
    statutes: 'Föreningens stadgar',
  },
  nb: {
    'economic-plan': 'Driftsbudsjett',
    'house-rules': 'Husordensregler',
    'building-description': 'Leveransebeskrivelse',
    statutes: 'Vedtekter',
  },
  fi: {
    'economic-plan': 'Taloussuunnitelma',
    'house-rules': 'Järjestyssäännöt',
    'building-description': 'Rakennustapaseloste',
    statutes: 'Yhtiöjärjestys',
  },
}

type Spoken = keyof typeof homeFileNames

/** A document of a home, in the language of its country. */
export function homeFile(
  home: Readonly<{ objectNumber: string; stageId: string }>,
  key: HomeFileKey,
  language: Spoken,
  publishedOn?: Day,
): FileRef {
  return fileRef(
    { owner: home.stageId, part: slug(home.objectNumber), key },
    homeFileNames[language][key],
    publishedOn,
  )
}

/** A document of a stage, in the language of its country. */
export function stageFile(stageId: string, key: StageFileKey, language: Spoken, publishedOn?: Day): FileRef {
  return fileRef({ owner: stageId, part: 'stage', key }, stageFileNames[language][key], publishedOn)
}
