import type { explorerScenarios } from '../../explorer.ts'
import type { TextsOf } from '../texts-of.ts'

export const explorerTexts: TextsOf<typeof explorerScenarios> = {
  'explorer-fails': {
    name: 'Fasadväljaren går inte att hämta',
    description: 'Fasadväljarens uppgifter svarar 503: den utelämnas, och tabellen med bostäder är kvar.',
  },
  'tour-fails': {
    name: 'Rundturen går inte att hämta',
    description: 'Varje bostads rundtur i 360 grader svarar 404.',
  },
  'explorer-files-slow': {
    name: 'Rundturens bilder dröjer',
    description: 'Varje bild i fasadväljaren och rundturen tar fyra sekunder.',
  },
}
