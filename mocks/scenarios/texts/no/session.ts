import type { sessionScenarios } from '../../session.ts'
import type { TextsOf } from '../texts-of.ts'

export const sessionTexts: TextsOf<typeof sessionScenarios> = {
  'session-expires-soon': {
    name: 'Økten går snart ut',
    description: 'Den som logger inn, varsles etter ett minutt uten kall og logges ut to minutter senere.',
  },
  'token-refresh-fails': {
    name: 'Innloggingen kan ikke fornyes',
    description: 'Innloggingen kan ikke fornyes: Kallet svarer 401.',
  },
  'session-ends': {
    name: 'Økten går ut og kan ikke forlenges',
    description: 'Som økten som snart går ut, men innloggingen fornyes ikke: Etter tre minutter er det over.',
  },
  'user-fails': {
    name: 'Brukeren kan ikke hentes',
    description: 'Innloggingen virker, men så svarer brukeren 503: Ingen er logget inn.',
  },
}
