import type { explorerScenarios } from '../../explorer.ts'
import type { TextsOf } from '../texts-of.ts'

export const explorerTexts: TextsOf<typeof explorerScenarios> = {
  'explorer-fails': {
    name: 'Julkisivuvalitsinta ei voi hakea',
    description: 'Julkisivuvalitsimen tiedot vastaavat 503: se jää pois, ja asuntojen taulukko jää.',
  },
  'tour-fails': {
    name: 'Virtuaaliesittelyä ei voi hakea',
    description: 'Jokaisen asunnon 360 asteen esittely vastaa 404.',
  },
  'explorer-files-slow': {
    name: 'Virtuaaliesittelyn kuvat viipyvät',
    description: 'Jokainen julkisivuvalitsimen ja esittelyn kuva kestää neljä sekuntia.',
  },
}
