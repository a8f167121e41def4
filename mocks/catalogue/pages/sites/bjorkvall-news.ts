import { text } from '../page-data.ts'
import type { PageData } from '../page-data.ts'

/** News, press releases, and news from the house for residents. */
export const bjorkvallNews: readonly PageData[] = [
  {
    path: '/nyheter/',
    template: 'corporateNews',
    name: 'Nyheter',
    preamble: 'Säljstarter, byggen och det som händer i våra områden.',
  },
  {
    path: '/press/',
    template: 'newsroom',
    name: 'Press',
    preamble: 'Pressmeddelanden och bilder. Presskontakt: press@bjorkvall.example.',
    corporate: true,
  },
  {
    path: '/nyheter/strandpromenaden-oppnar/',
    template: 'article',
    name: 'Strandpromenaden öppnar i vår',
    preamble: 'Den nya promenaden i Ekbacken får bryggor, bänkar och ljus.',
    category: 'Område',
    daysAgo: 8,
    blocks: [
      text(
        '',
        'I april kan man gå torrskodd från förskolan till båten. Träden längs vägen planteras redan i höst, så att de hinner rota sig.',
      ),
    ],
  },
  {
    path: '/nyheter/skeppsgavlarna-saljstartar/',
    template: 'article',
    name: 'Skeppsgavlarna säljstartar i vår',
    preamble: 'Gavlarna mot hamnen i Helsingborg. Anmäl intresse, så hör du först.',
    category: 'Säljstart',
    daysAgo: 15,
    blocks: [
      text(
        '',
        'Husen har två hem på varje våning och dubbel takhöjd under nocken. Förturen öppnar två veckor före försäljningen.',
      ),
    ],
  },
  {
    path: '/nyheter/furuskar-fortur/',
    template: 'article',
    name: 'Förturen till Furuskär har öppnat',
    preamble: 'Som VIP kan du välja bland trähusen i Ekbacken nu.',
    category: 'Säljstart',
    daysAgo: 3,
    blocks: [
      text(
        '',
        'Alla hem har balkong mot skogen eller vattnet. När förturen är slut lottar vi mellan dem som vill ha samma hem.',
      ),
    ],
  },
  {
    path: '/nyheter/hojden-inflyttat/',
    template: 'article',
    name: 'Nu lyser det i Brf Höjden',
    preamble: 'De sista nycklarna i Älvkrok är lämnade.',
    category: 'Bygge',
    daysAgo: 41,
    blocks: [
      text(
        '',
        'Takterrassen invigdes med soppa och fyrtio grannar. Några hem är fortfarande till salu och går att flytta in i direkt.',
      ),
    ],
  },
  {
    path: '/nyheter/solceller-pa-alla-tak/',
    template: 'article',
    name: 'Solceller på alla nya tak',
    preamble: 'Från årsskiftet ritar vi inga hus utan dem.',
    category: 'Hållbarhet',
    daysAgo: 66,
    blocks: [text('', 'Elen räcker till hissar, belysning och tvättstuga en stor del av året.')],
  },
  {
    path: '/press/delarsrapport/',
    template: 'pressRelease',
    name: 'Delårsrapport januari–september',
    preamble: 'Fler sålda hem och ett lugnt tredje kvartal.',
    corporate: true,
    category: 'Rapport',
    daysAgo: 29,
    blocks: [
      text(
        '',
        'Antalet sålda hem steg till 2 214. Efterfrågan är störst på två och tre rum i kollektivnära lägen.',
      ),
    ],
  },
  {
    path: '/press/ny-chef-norge/',
    template: 'pressRelease',
    name: 'Ny chef för Bjørkvall i Norge',
    preamble: 'Kristin Vold tillträder den 1 februari.',
    corporate: true,
    category: 'Organisation',
    daysAgo: 52,
    blocks: [
      text('', 'Hon kommer närmast från försäljningen i Oslo och har byggt upp verksamheten i Tromsø.'),
    ],
  },
  {
    path: '/mina-sidor/nyheter/taket/',
    template: 'residenceNews',
    name: 'Taket är på plats, nu börjar vi inomhus',
    preamble: 'I veckan lades de sista pannorna på hus C.',
    category: 'Bygge',
    daysAgo: 3,
    blocks: [
      text(
        '',
        'Nästa steg är fönster och värme. Före jul är huset tätt, och efter nyår börjar målarna på plan ett.',
      ),
    ],
  },
  {
    path: '/mina-sidor/nyheter/garden/',
    template: 'residenceNews',
    name: 'Så blir gården: växthus, hägg och tolv äppelträd',
    preamble: 'Landskapsarkitekten har ritat klart.',
    category: 'Gården',
    daysAgo: 17,
    blocks: [
      text(
        '',
        'Växthuset hamnar i söderläge bredvid cykelrummet. Häggen skymmer sopkärlen, och äppelträden delar vi på.',
      ),
    ],
  },
]
