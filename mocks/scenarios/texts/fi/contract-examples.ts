import type { contractExampleScenarios } from '../../contract-examples.ts'
import type { TextsOf } from '../texts-of.ts'

export const contractExampleTexts: TextsOf<typeof contractExampleScenarios> = {
  'contract-identified': {
    name: 'Rajapintasopimuksen esimerkki: tunnistautunut',
    description:
      'Esimerkkien tunnistautumiset ses-1001–ses-1019 on aloitettu ja useimmat hyväksytty. Portaalilla on kolme minuuttia hakea ne.',
  },
  'contract-holding': {
    name: 'Rajapintasopimuksen esimerkki: asunto on pidossa',
    description:
      'Jonaksella on pidossa C-1103 ja Väinöllä Kalliorannan Majakan A 4. Kumpikaan ei ole aloittanut varausta.',
  },
  'contract-payable': {
    name: 'Rajapintasopimuksen esimerkki: maksulla on viite',
    description: 'Aino on allekirjoittanut, ja viitenumero, jolla hän maksaa maksunsa pankissa, on luotu.',
  },
}
