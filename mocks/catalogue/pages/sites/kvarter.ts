import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes/routes-sv.ts'
import { accountPagesSv } from '../shared/account-sv.ts'
import { bookingPagesSv } from '../shared/booking-sv.ts'
import { myPagesSv } from '../shared/my-pages-sv.ts'
import { vipPageSv } from '../shared/vip-sv.ts'
import { faqOn, links, list, text } from '../writing.ts'
import { kvarterPages } from './kvarter-pages.ts'

/** The co-operative brand. */
export const kvarterContent: SiteContent = {
  routes: {
    ...routesSv,
    start: {
      name: 'Start',
      title: 'Din första nyckel',
      preamble: 'Små, smarta hem i kvarter där man delar på det som är roligare tillsammans.',
    },
    residenceSearch: {
      name: 'Bostäder',
      title: 'Hem till salu',
      preamble: 'Ettor, tvåor och treor med låg insats.',
    },
    career: {
      name: 'Karriär',
      title: 'Bygg åt dina vänner',
      preamble: 'Vi är sextio personer, och de flesta bor eller har bott i ett av våra kvarter.',
      blocks: [
        text(
          'Litet lag, hela hus',
          'Hos oss ritar, räknar och säljer samma personer. Du är med när kvarteret får sitt namn, och när de första flyttar in.',
        ),
        list(
          'Det här får du',
          'Sex veckors semester',
          'En gästlägenhet att låna i varje stad där vi bygger',
          'Björkvalls utbildningar, från första dagen',
        ),
        faqOn(
          'Frågor om att arbeta här',
          ['Är ni ett eget företag?', 'Nej. Kvarter är en del av Björkvall, och villkoren är desamma.'],
          ['Var sitter ni?', 'I Stockholm och Malmö. Två dagar i veckan väljer du själv.'],
        ),
        links('Gå vidare', '/karriar/lediga-jobb/', '/om-oss/'),
      ],
    },
  },
  start: [
    {
      type: 'stages',
      heading: 'Hem du kan ha råd med',
      link: ['/sok-bostad/', 'Alla hem'],
      stageIds: ['stage-nyckelknippan', 'stage-forsta-parkett', 'stage-takasen'],
    },
    {
      type: 'places',
      heading: 'Städer',
      link: ['/omraden/', 'Alla städer'],
      areaIds: ['area-furusatra', 'area-kvillestaden', 'area-munksjobagen', 'area-fyrislunden'],
    },
    {
      type: 'feature',
      heading: 'Se vad månaden kostar, innan du blir kär',
      text: 'Vi visar ränta, amortering och avgift för varje hem, räknat på samma sätt. Så går det att jämföra.',
      stageId: 'stage-forsta-parkett',
      link: 'Titta in i Första parkett',
    },
  ],
  pages: [...accountPagesSv, ...bookingPagesSv, ...myPagesSv, vipPageSv, ...kvarterPages],
  chrome: {
    navigation: [
      [
        '/sok-bostad/',
        ['/sok-bostad/', 'Alla hem'],
        ['/sok-bostad/?maxRooms=1', 'Ettor'],
        ['/sok-bostad/?projectStatus=moveInReady', 'Flytta in nu'],
      ],
      ['/sa-funkar-det/', '/boka/info/', '/att-bo/'],
      [
        ['/omraden/', 'Städer'],
        ['/sok-bostad/stockholm/', 'Stockholm'],
        ['/sok-bostad/goteborg/', 'Göteborg'],
        ['/sok-bostad/malmo/', 'Malmö'],
        ['/sok-bostad/uppsala/', 'Uppsala'],
      ],
      ['/fragor/'],
    ],
    quickLinks: ['/sok-bostad/', '/sa-funkar-det/'],
    footer: {
      discovery: ['/sok-bostad/', '/omraden/', '/overlatelser/'],
      help: ['/kontakt/', '/fragor/', '/kakor/', '/tillganglighet/'],
      company: ['/om-oss/', '/sa-funkar-det/', '/nyheter/', '/karriar/'],
    },
    career: [['/karriar/', '/karriar/lediga-jobb/']],
    popularSearches: [
      ['/sok-bostad/?viewing=in7Days', 'visning i veckan'],
      ['/sok-bostad/?maxRooms=1', 'etta'],
      ['/sok-bostad/malmo/', 'Malmö'],
      'lottning',
      'gästrum',
    ],
    crisis: {
      heading: 'Lottningen skjuts upp.',
      text: 'Ett tekniskt fel gör att Nyckelknippan lottas i morgon klockan 12 i stället för i dag. Din anmälan finns kvar.',
      path: '/nyheter/nyckelknippan-slappt/',
    },
    cookiePath: '/kakor/',
    featuredStageId: 'stage-takasen',
  },
}
