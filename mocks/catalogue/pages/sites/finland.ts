import type { SiteContent } from '../page-data.ts'
import { routesFi } from '../routes/routes-fi.ts'
import { accountPagesFi } from '../shared/account-fi.ts'
import { bookingPagesFi } from '../shared/booking-fi.ts'
import { myPagesFi } from '../shared/my-pages-fi.ts'
import { finlandCompany } from './finland/company.ts'
import { finlandNews } from './finland/news.ts'
import { finlandPages } from './finland/pages.ts'

/** The Finnish site. */
export const finlandContent: SiteContent = {
  routes: routesFi,
  start: [
    {
      type: 'stages',
      heading: 'Uusia koteja, joissa tapahtuu juuri nyt',
      link: ['/myytavat-asunnot/', 'Kaikki kohteet'],
      stageIds: ['stage-kalliorannan-majakka', 'stage-kuusiniityn-kelo', 'stage-viikinpuiston-lehto'],
    },
    {
      type: 'places',
      heading: 'Paikat, jotka tunnemme',
      link: ['/alueet/', 'Katso kaikki alueet'],
      areaIds: ['area-kallioranta', 'area-koskenranta', 'area-merituulenranta', 'area-vesijarvenranta'],
    },
    {
      type: 'feature',
      heading: 'Valitse kerros, ilmansuunta ja näkymä suoraan talosta',
      text: 'Napsauta julkisivun ikkunaa. Näet juuri sen asunnon pohjan, velattoman hinnan ja vastikkeen.',
      stageId: 'stage-kalliorannan-majakka',
      link: 'Kokeile Majakassa',
    },
  ],
  pages: [
    ...accountPagesFi,
    ...bookingPagesFi,
    ...myPagesFi,
    ...finlandPages,
    ...finlandCompany,
    ...finlandNews,
  ],
  chrome: {
    navigation: [
      [
        '/myytavat-asunnot/',
        ['/myytavat-asunnot/', 'Kaikki asunnot'],
        ['/myytavat-asunnot/?residenceType=apartment', 'Kerrostaloasunnot'],
        ['/myytavat-asunnot/?residenceType=townHouse', 'Rivi- ja paritalot'],
        '/toimitilat/',
      ],
      [
        '/alueet/',
        ['/myytavat-asunnot/helsinki/', 'Helsinki'],
        ['/myytavat-asunnot/espoo/', 'Espoo'],
        ['/myytavat-asunnot/tampere/', 'Tampere'],
        ['/myytavat-asunnot/turku/', 'Turku'],
      ],
      [
        '/kodin-ostaminen/',
        '/kodin-ostaminen/nain-kauppa-etenee/',
        '/kodin-ostaminen/turva/',
        '/varaus/info/',
        '/asiakaspalvelu/kysymyksia-ja-vastauksia/',
      ],
      ['/inspiraatio/', '/asuminen/', '/uutiset/'],
      ['/tietoa-meista/', '/tietoa-meista/keita-olemme/', '/vastuullisuus/', '/media/', '/ura/'],
    ],
    quickLinks: ['/myytavat-asunnot/', '/alueet/'],
    footer: {
      discovery: [
        ['/myytavat-asunnot/?residenceType=apartment', 'Kerrostaloasunnot'],
        ['/myytavat-asunnot/?residenceType=townHouse', 'Rivitalot'],
        '/toimitilat/',
        '/asunnot/',
        '/vuokra-asunnot/',
        '/siirrot/',
      ],
      help: ['/asiakaspalvelu/', '/asiakaspalvelu/kysymyksia-ja-vastauksia/', '/tietoa-meista/evasteet/'],
      company: ['/tietoa-meista/', '/vastuullisuus/', '/uutiset/', '/ura/', '/tietoa-meista/saavutettavuus/'],
    },
    career: [['/ura/', '/ura/avoimet-tyopaikat/']],
    popularSearches: [
      ['/myytavat-asunnot/?viewing=in7Days', 'esittely tällä viikolla'],
      ['/myytavat-asunnot/helsinki/', 'Helsinki'],
      ['/myytavat-asunnot/?outdoorArea=sauna', 'sauna'],
      ['/myytavat-asunnot/?projectStatus=moveInReady', 'heti vapaa'],
      'velaton hinta',
    ],
    crisis: {
      heading: 'Lämpökatko Espoon Merituulessa.',
      text: 'Kaukolämpöputki on rikki. Arvioimme, että lämpö palaa kello 18.00.',
      path: '/asiakaspalvelu/',
    },
    cookiePath: '/tietoa-meista/evasteet/',
    featuredStageId: 'stage-tampereen-kosketar',
  },
}
