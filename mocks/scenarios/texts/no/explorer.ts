import type { explorerScenarios } from '../../explorer.ts'
import type { TextsOf } from '../texts-of.ts'

export const explorerTexts: TextsOf<typeof explorerScenarios> = {
  'explorer-fails': {
    name: 'Fasadevelgeren kan ikke hentes',
    description:
      'Opplysningene til fasadevelgeren svarer 503: Den utelates, og tabellen med boliger er igjen.',
  },
  'tour-fails': {
    name: 'Omvisningen kan ikke hentes',
    description: 'Omvisningen i 360 grader svarer 404 for hver bolig.',
  },
  'explorer-files-slow': {
    name: 'Bildene i omvisningen lar vente på seg',
    description: 'Hvert bilde i fasadevelgeren og omvisningen tar fire sekunder.',
  },
}
