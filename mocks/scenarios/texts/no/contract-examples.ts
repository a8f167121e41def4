import type { contractExampleScenarios } from '../../contract-examples.ts'
import type { TextsOf } from '../texts-of.ts'

export const contractExampleTexts: TextsOf<typeof contractExampleScenarios> = {
  'contract-identified': {
    name: 'Eksempel i kontrakten: identifisert',
    description:
      'Identifiseringene i eksemplene, ses-1001 til ses-1019, er startet, og de fleste er godkjent. Portalen har tre minutter på seg til å hente dem.',
  },
  'contract-holding': {
    name: 'Eksempel i kontrakten: boligen er holdt av',
    description:
      'Jonas holder av C-1103 og Väinö A 4 i Kalliorannan Majakka. Ingen av dem har begynt å reservere.',
  },
  'contract-payable': {
    name: 'Eksempel i kontrakten: gebyret har fått nummer',
    description: 'Aino har signert, og nummeret hun betaler gebyret med i banken, er laget.',
  },
}
