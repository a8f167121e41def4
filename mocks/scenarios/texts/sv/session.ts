import type { sessionScenarios } from '../../session.ts'
import type { TextsOf } from '../texts-of.ts'

export const sessionTexts: TextsOf<typeof sessionScenarios> = {
  'session-expires-soon': {
    name: 'Sessionen går snart ut',
    description: 'Den som loggar in varnas efter en minut utan anrop och loggas ut två minuter senare.',
  },
  'token-refresh-fails': {
    name: 'Inloggningen går inte att förnya',
    description: 'Inloggningen går inte att förnya: anropet svarar 401.',
  },
  'session-ends': {
    name: 'Sessionen går ut och går inte att förlänga',
    description:
      'Som sessionen som snart går ut, men inloggningen förnyas inte: efter tre minuter är den slut.',
  },
  'user-fails': {
    name: 'Användaren går inte att hämta',
    description: 'Inloggningen fungerar, men sedan svarar användaren 503: ingen är inloggad.',
  },
}
