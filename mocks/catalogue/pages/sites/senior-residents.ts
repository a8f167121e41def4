import type { PageData } from '../page-data.ts'
import { text } from '../writing.ts'

/** News from the houses of the senior site, for those who live there. */
export const seniorResidents: readonly PageData[] = [
  {
    path: '/mina-sidor/nyheter/bibliotek/',
    template: 'residenceNews',
    name: 'Biblioteket får hyllor',
    preamble: 'Lämna gärna böcker, men inte uppslagsverk.',
    category: 'Huset',
    daysAgo: 9,
    readers: { stageIds: ['stage-trygghetsgarden-lonnen'] },
    blocks: [text('', 'Vi har plats för niohundra band. Deckare får en egen vägg.')],
  },
  {
    path: '/mina-sidor/nyheter/vintervagar/',
    template: 'residenceNews',
    name: 'Så sandar vi gångarna',
    preamble: 'Före klockan sju alla dagar, också på helgerna.',
    category: 'Huset',
    daysAgo: 15,
    readers: { phase: 'living' },
    blocks: [text('', 'Broddar finns att låna i entrén. Är det halt ändå, ring felanmälan.')],
  },
  {
    path: '/mina-sidor/nyheter/husvard/',
    template: 'residenceNews',
    name: 'Möt husvärden',
    preamble: 'Mats börjar i februari och kan allt utom fiol.',
    category: 'Huset',
    daysAgo: 31,
    readers: { stageIds: ['stage-trygghetsgarden-lonnen'] },
    blocks: [text('', 'Han finns på plats vardagar 8–15 och har nyckel till allt som går att låsa.')],
  },
]
