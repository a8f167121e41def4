import { faq, links, text } from '../page-data.ts'
import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes-sv.ts'

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
      areaIds: ['area-furusatra', 'area-kvillestaden', 'area-mollegarden', 'area-fyrislunden'],
    },
    {
      type: 'feature',
      heading: 'Se vad månaden kostar, innan du blir kär',
      text: 'Vi visar ränta, amortering och avgift för varje hem, räknat på samma sätt. Så går det att jämföra.',
      stageId: 'stage-forsta-parkett',
      link: 'Titta in i Första parkett',
    },
  ],
  pages: [
    {
      path: '/sa-funkar-det/',
      template: 'standardPage',
      name: 'Så funkar det',
      preamble: 'Du köper en andel i kvarteret och får ett hem, en cykelverkstad och ett gäng grannar.',
      blocks: [
        text(
          'Låg insats',
          'Föreningen bär en större del av lånet, så att insatsen blir lägre. Det syns i avgiften, och vi visar precis hur.',
        ),
        text(
          'Delat är billigare',
          'Ett gästrum för hela kvarteret, tvättstuga med utsikt och verktyg du slipper köpa.',
        ),
        text('Lottning, inte budgivning', 'Vill flera ha samma hem lottar vi. Priset är det som står.'),
        links('Nästa steg', '/boka/info/', '/fragor/'),
      ],
    },
    {
      path: '/fragor/',
      template: 'faq',
      name: 'Frågor',
      title: 'Frågor vi får',
      preamble: 'Korta svar på långa funderingar.',
      blocks: [
        faq(
          [
            'Räcker min lön?',
            'Testa månadskostnaden på hemmets sida och fråga din bank om lånelöfte. Banken bestämmer, inte vi.',
          ],
          ['Kan vi köpa tillsammans?', 'Ja, upp till två köpare per hem. Ni legitimerar er var för sig.'],
          [
            'Vad är en andel?',
            'Din del av föreningen. Den ger dig rätt att bo i ditt hem och rösta på stämman.',
          ],
          ['Får jag hyra ut?', 'I andra hand, med föreningens ja. I gästrummet får vem som helst sova.'],
          ['Jag förlorade lottningen. Vad nu?', 'Du står kvar med din plats till nästa hus.'],
        ),
      ],
    },
    {
      path: '/att-bo/',
      template: 'standardPage',
      name: 'Att bo',
      title: 'Livet i kvarteret',
      preamble: 'Trettiofem kvadratmeter räcker långt när resten ligger runt hörnet.',
      blocks: [text('Delade rum', 'Boka festlokal, snickeri och gästrum i appen. Den som bokar städar.')],
    },
    {
      path: '/om-oss/',
      template: 'corporateAbout',
      name: 'Om Kvarter',
      preamble: 'Vi är den lilla systern i Björkvall, och vi bygger för dem som står längst bak i kön.',
    },
    {
      path: '/kontakt/',
      template: 'customerService',
      name: 'Kontakt',
      preamble: 'Chatta, mejla eller ring. Vi svarar mellan 9 och 19.',
      blocks: [
        {
          type: 'facts',
          heading: 'Nå oss',
          facts: [
            ['Telefon', '08-465 004 50'],
            ['E-post', 'hej@kvarter.example'],
          ],
        },
        { type: 'contacts', heading: 'Det är vi', staffIds: ['staff-amir-tehrani', 'staff-hugo-palsson'] },
      ],
    },
    { path: '/nyheter/', template: 'corporateNews', name: 'Nyheter', preamble: 'Nya hus, nya grannar.' },
    {
      path: '/nyheter/nyckelknippan-slappt/',
      template: 'article',
      name: 'Nyckelknippan är släppt',
      preamble: 'Ettor från 31 kvadrat i Furusätra, sju minuter till tunnelbanan.',
      category: 'Säljstart',
      daysAgo: 11,
      blocks: [text('', 'Anmäl dig före söndag, så är du med i första lottningen.')],
    },
    {
      path: '/nyheter/cykelverkstan/',
      template: 'article',
      name: 'Cykelverkstan i Hallonbåten',
      preamble: 'Först i huset att bli färdig, och redan full av folk.',
      category: 'Kvarteret',
      daysAgo: 34,
      blocks: [text('', 'Verktygen är kedjade, kaffet är det inte.')],
    },
    {
      path: '/kakor/',
      template: 'standardPage',
      name: 'Kakor',
      preamble: 'Nödvändiga kakor håller dig inloggad. Resten säger du ja eller nej till.',
    },
    {
      path: '/tillganglighet/',
      template: 'standardPage',
      name: 'Tillgänglighet',
      preamble: 'Vi följer WCAG 2.2 på nivå AA och vill veta när något skaver.',
    },
    {
      path: '/overlatelser/',
      template: 'succession',
      name: 'Överlåtelser',
      preamble: 'Andelar som söker ny ägare.',
    },
  ],
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
