import type { PageData } from '../../page-data.ts'
import { downloads, film, form, image, quote, steps, text } from '../../writing.ts'

/** News and press. */
export const norwayNews: readonly PageData[] = [
  {
    path: '/nyheter/',
    template: 'corporateNews',
    name: 'Nyheter',
    preamble: 'Salgsstart, bygging og nytt fra områdene.',
  },
  {
    path: '/nyheter/vagenblikk-salgsstart/',
    template: 'article',
    name: 'Vågenblikk er lagt ut for salg',
    preamble: 'Hjørneleiligheter med lys fra to sider, midt i Stavanger.',
    category: 'Salgsstart',
    daysAgo: 9,
    author: 'Marte Haugland',
    about: ['stage-vagenblikk', 'area-badevika'],
    related: ['/boligkjop/slik-gar-kjopet/', '/nyheter/sorlyset-forkjop/'],
    blocks: [
      text(
        '',
        'Visningssenteret i Blikkgata er åpent hver søndag. Leilighetene øverst ser helt ut til havet.',
        'Førtifire leiligheter, fra to til fem rom. Ni av dem ble reservert den første helgen.',
      ),
      image(['view', 'stage-vagenblikk', 1], 'Hjørnene er skåret, så vinden slipper forbi.'),
      film({
        film: 'vagenblikk',
        title: 'Vinden i Vågenblikk',
        description: 'Arkitekten viser modellen i vindtunnelen.',
        words:
          'Her ser dere røyken. Den går rundt hjørnet i stedet for ned på tunet. Derfor er det stille der.',
        picture: ['view', 'stage-vagenblikk', 2],
        inPage: true,
      }),
    ],
  },
  {
    path: '/nyheter/sorlyset-forkjop/',
    template: 'article',
    name: 'Forhåndssalget av Sørlyset har åpnet',
    preamble: 'Er du VIP, kan du velge bolig i Kristiansand nå.',
    category: 'Salgsstart',
    daysAgo: 3,
    about: ['stage-sorlyset', 'area-skjaergardsbyen'],
    blocks: [
      text('', 'Alle boliger har balkong mot skjærgården eller tunet.'),
      steps(
        'Slik velger du',
        ['Logg inn', 'Under VIP ser du alle boligene.'],
        ['Meld interesse', 'For opptil tre boliger.'],
        ['Få svar', 'Senest to dager etter at forhåndssalget er over.'],
      ),
    ],
  },
  {
    path: '/nyheter/nitelvbuen-innflytting/',
    template: 'article',
    name: 'Første flyttelass i Nitelvbuen',
    preamble: 'Førti hjem ved elva har fått lys i vinduene.',
    category: 'Bygging',
    daysAgo: 20,
    about: ['stage-nitelvbuen', 'area-nitelva-sor'],
    blocks: [
      text('', 'Tunet blir ferdig til våren, med hegg, epletrær og et langbord til alle.'),
      quote('Vi padlet til overtakelsen.', 'Hanne og Truls, Nitelvbuen'),
    ],
  },
  {
    path: '/presse/',
    template: 'newsroom',
    name: 'Presse',
    preamble: 'Pressemeldinger og bilder. Pressekontakt: presse@bjorkvall.example.',
    corporate: true,
    blocks: [form('corporateContact', 'Skriv til oss', 'Vi svarer pressen innen to timer på hverdager.')],
  },
  {
    path: '/presse/halvarsrapport/',
    template: 'pressRelease',
    name: 'Halvårsrapport',
    title: 'Halvårsrapport: salget tar seg opp',
    preamble: 'Salget i Norge økte med en sjettedel.',
    corporate: true,
    category: 'Rapport',
    daysAgo: 131,
    blocks: [
      text(
        '',
        'I årets første seks måneder ble 164 boliger solgt. Igangsatt ble Sandvikshagen i Bærum og Skigløtten i Nordre Follo.',
      ),
      downloads('Rapporten', 'half-year-report'),
    ],
  },
  {
    path: '/presse/ny-leder/',
    template: 'pressRelease',
    name: 'Kristin Vold blir ny leder i Norge',
    preamble: 'Hun tiltrer 1. februar.',
    corporate: true,
    category: 'Organisasjon',
    daysAgo: 52,
    blocks: [
      text(
        '',
        '– Jeg har solgt hus i snøstorm og midnattssol. Nå vil jeg bygge flere av dem, sier Kristin Vold.',
      ),
    ],
  },
  {
    path: '/presse/rapporter/',
    template: 'reportList',
    name: 'Rapporter',
    preamble: 'Det vi har lagt fram, det siste først.',
    corporate: true,
    blocks: [downloads('Hele rapporter', 'annual-report', 'half-year-report')],
  },
]
