import type { Language } from '#src/sites/site.ts'
import type { Day } from '../../dates.ts'
import { addDays } from '../../dates.ts'
import type { Association } from '../../types.ts'
import { type FileRef, fileRef } from './file.ts'

/** What a board keeps at hand, and how many days ago it was put there. */
const boardFiles = {
  'annual-report': 190,
  statutes: 620,
  'maintenance-plan': 150,
  'management-agreement': 420,
  'board-minutes': 24,
  'operation-record': 45,
} as const
export type BoardFileKey = keyof typeof boardFiles

/** What documents of boards are called. */
export const boardFileNames: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<BoardFileKey, string>>>
> = {
  sv: {
    'annual-report': 'Årsredovisning',
    statutes: 'Föreningens stadgar',
    'maintenance-plan': 'Underhållsplan, 30 år',
    'management-agreement': 'Förvaltningsavtal',
    'board-minutes': 'Protokoll från senaste styrelsemötet',
    'operation-record': 'Driftjournal, kvartal 3',
  },
  nb: {
    'annual-report': 'Årsberetning og regnskap',
    statutes: 'Vedtekter',
    'maintenance-plan': 'Vedlikeholdsplan, 30 år',
    'management-agreement': 'Forretningsføreravtale',
    'board-minutes': 'Referat fra siste styremøte',
    'operation-record': 'Driftsrapport, tredje kvartal',
  },
  fi: {
    'annual-report': 'Tilinpäätös ja toimintakertomus',
    statutes: 'Yhtiöjärjestys',
    'maintenance-plan': 'Kunnossapitosuunnitelma, 30 vuotta',
    'management-agreement': 'Isännöintisopimus',
    'board-minutes': 'Viimeisimmän hallituksen kokouksen pöytäkirja',
    'operation-record': 'Huoltopäiväkirja, kolmas neljännes',
  },
}

const ofManagement: readonly BoardFileKey[] = ['management-agreement', 'operation-record']

/** The documents of an association's board; without technical management it has no agreement about it and no record of operation. */
export function filesOfBoard(
  { id, activeTechnicalManagement }: Association,
  language: Exclude<Language, 'en'>,
  today: Day,
): FileRef[] {
  return (Object.keys(boardFiles) as BoardFileKey[])
    .filter((key) => activeTechnicalManagement || !ofManagement.includes(key))
    .map((key) =>
      fileRef(
        { owner: id, part: 'board', key },
        boardFileNames[language][key],
        addDays(today, -boardFiles[key]),
      ),
    )
}
