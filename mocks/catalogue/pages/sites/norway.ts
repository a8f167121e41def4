import type { SiteContent } from '../page-data.ts'
import { routesNb } from '../routes/routes-nb.ts'
import { accountPagesNb } from '../shared/account-nb.ts'
import { bookingPagesNb } from '../shared/booking-nb.ts'
import { myPagesNb } from '../shared/my-pages-nb.ts'
import { norwayCareer } from './norway/career.ts'
import { norwayCompany } from './norway/company.ts'
import { norwayInspiration } from './norway/inspiration.ts'
import { norwayNews } from './norway/news.ts'
import { norwayPages } from './norway/pages.ts'
import { norwayResidents } from './norway/residents.ts'

/** The Norwegian site. */
export const norwayContent: SiteContent = {
  routes: routesNb,
  start: [
    {
      type: 'stages',
      heading: 'Nye hjem der det skjer noe nå',
      link: ['/finn-din-bolig/', 'Alle prosjekter'],
      stageIds: ['stage-vagenblikk', 'stage-bratentunet', 'stage-sorlyset'],
    },
    {
      type: 'places',
      heading: 'Steder vi kjenner godt',
      link: ['/omrader/', 'Se alle områder'],
      areaIds: ['area-ensjolokka', 'area-badevika', 'area-elvehavna', 'area-polarhavna'],
    },
    {
      type: 'feature',
      heading: 'Velg etasje, himmelretning og utsikt rett i huset',
      text: 'Klikk på et vindu i fasaden. Du ser planløsning, totalpris og felleskostnader for akkurat den boligen.',
      stageId: 'stage-vagenblikk',
      link: 'Prøv i Vågenblikk',
    },
  ],
  pages: [
    ...accountPagesNb,
    ...bookingPagesNb,
    ...myPagesNb,
    ...norwayPages,
    ...norwayCompany,
    ...norwayNews,
    ...norwayInspiration,
    ...norwayResidents,
    ...norwayCareer,
  ],
  chrome: {
    navigation: [
      [
        '/finn-din-bolig/',
        ['/finn-din-bolig/', 'Alle boliger'],
        ['/finn-din-bolig/?residenceType=apartment', 'Leiligheter'],
        ['/finn-din-bolig/?residenceType=house', 'Hus og rekkehus'],
        '/naeringslokaler/',
      ],
      [
        '/omrader/',
        ['/finn-din-bolig/oslo/', 'Oslo'],
        ['/finn-din-bolig/bergen/', 'Bergen'],
        ['/finn-din-bolig/trondheim/', 'Trondheim'],
      ],
      [
        '/boligkjop/',
        '/boligkjop/slik-gar-kjopet/',
        '/boligkjop/trygghet/',
        '/bestill/info/',
        '/kundeservice/sporsmal-og-svar/',
      ],
      ['/inspirasjon/', '/a-bo/', '/nyheter/'],
      ['/om-oss/', '/om-oss/hvem-vi-er/', '/baerekraft/', '/presse/', '/karriere/', '/om-oss/kontakt/'],
    ],
    quickLinks: ['/finn-din-bolig/', '/omrader/'],
    footer: {
      discovery: [
        ['/finn-din-bolig/?residenceType=apartment', 'Leiligheter'],
        ['/finn-din-bolig/?residenceType=house', 'Hus'],
        '/naeringslokaler/',
        '/utleie/',
        '/overdragelser/',
      ],
      help: [
        '/kundeservice/',
        '/kundeservice/reklamasjon/',
        '/kundeservice/sporsmal-og-svar/',
        '/om-oss/informasjonskapsler/',
      ],
      company: ['/om-oss/', '/baerekraft/', '/nyheter/', '/karriere/', '/om-oss/tilgjengelighet/'],
    },
    career: [['/karriere/', '/karriere/ledige-stillinger/']],
    popularSearches: [
      'forhåndssalg',
      ['/finn-din-bolig/?viewing=in7Days', 'visning denne uken'],
      ['/finn-din-bolig/oslo/', 'Oslo'],
      ['/finn-din-bolig/?projectStatus=moveInReady', 'innflyttingsklart'],
      'fellesgjeld',
    ],
    crisis: {
      heading: 'Driftsstans i Fjordlunden, Oslo.',
      text: 'Heisen i hus A står stille. Reparatør er på vei, og vi regner med at den går igjen klokka 16.00.',
      path: '/kundeservice/',
    },
    cookiePath: '/om-oss/informasjonskapsler/',
    featuredStageId: 'stage-nordlyskaia',
  },
}
