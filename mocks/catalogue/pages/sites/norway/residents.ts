import type { PageData } from '../../page-data.ts'
import { links, text } from '../../writing.ts'

/** News from the houses, for those who live there. */
export const norwayResidents: readonly PageData[] = [
  {
    path: '/mine-sider/nyheter/tunet/',
    template: 'residenceNews',
    name: 'Tunet blir ferdig i mai',
    preamble: 'Vinteren kom tidlig, så plantingen venter til telen går.',
    category: 'Tunet',
    daysAgo: 7,
    readers: { phase: 'living' },
    blocks: [text('', 'Langbordet er bestilt. Si fra til styret om du vil ha en dyrkekasse.')],
  },
  {
    path: '/mine-sider/nyheter/forste-vinter/',
    template: 'residenceNews',
    name: 'Den første vinteren i et nytt hus',
    preamble: 'Huset tørker fortsatt, og det merkes på lufta.',
    category: 'Vedlikehold',
    daysAgo: 4,
    readers: { phase: 'living' },
    blocks: [
      text(
        '',
        'Betong og tre slipper ut fukt det første året. Luft kort og ofte, og la varmen stå på også når du er bortreist.',
      ),
    ],
  },
  {
    path: '/mine-sider/nyheter/vinduene/',
    template: 'residenceNews',
    name: 'Vinduene er på plass',
    preamble: 'Nå går det an å se utsikten innenfra.',
    category: 'Bygging',
    daysAgo: 29,
    readers: { phase: 'building' },
    blocks: [text('', 'Plasten blir sittende til fasaden er vasket. Den er grå, men utsikten er den rette.')],
  },
  {
    path: '/mine-sider/nyheter/tilvalgsfrist/',
    template: 'residenceNews',
    name: 'Fristen for tilvalg nærmer seg',
    preamble: 'Etter fristen bestiller vi, og da kan ingenting endres.',
    category: 'Tilvalg',
    daysAgo: 46,
    readers: { phase: 'building' },
    blocks: [links('Gå videre', '/mine-sider/tidslinje/tilvalg/')],
  },
  {
    path: '/mine-sider/nyheter/kranselag/',
    template: 'residenceNews',
    name: 'Kranselag med suppe',
    preamble: 'Råbygget er oppe, uten en eneste ulykke.',
    category: 'Bygging',
    daysAgo: 88,
    look: 'site',
    readers: { phase: 'building' },
    blocks: [text('', 'Kransen bandt snekkerne selv, av bjørk fra tomten.')],
  },
]
