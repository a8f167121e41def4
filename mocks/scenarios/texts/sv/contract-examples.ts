import type { contractExampleScenarios } from '../../contract-examples.ts'
import type { TextsOf } from '../texts-of.ts'

export const contractExampleTexts: TextsOf<typeof contractExampleScenarios> = {
  'contract-identified': {
    name: 'Kontraktens exempel: legitimerad',
    description:
      'Legitimeringarna i kontraktens exempel, ses-1001 till ses-1019, har börjat, och de flesta är godkända. Portalen har tre minuter på sig att hämta dem.',
  },
  'contract-holding': {
    name: 'Kontraktens exempel: bostaden är reserverad',
    description:
      'Jonas har reserverat C-1103 och Väinö A 4 i Kalliorannan Majakka. Ingen av dem har börjat boka.',
  },
  'contract-payable': {
    name: 'Kontraktens exempel: avgiften har sitt nummer',
    description: 'Aino har signerat, och numret som hon betalar avgiften med i banken är skapat.',
  },
}
