import { faq, links, text } from '../page-data.ts'
import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes-sv.ts'

/** The senior brand. */
export const seniorContent: SiteContent = {
  routes: {
    ...routesSv,
    start: {
      name: 'Start',
      title: 'Mer tid för det goda',
      preamble: 'Hem för dig som har fyllt 55, med grannar att äta middag med.',
    },
    residenceSearch: {
      name: 'Bostäder',
      title: 'Seniorbostäder till salu',
      preamble: 'Ljusa hem utan trappor, med gemenskap när du vill ha den.',
    },
  },
  start: [
    {
      type: 'stages',
      heading: 'Nya seniorhus',
      link: ['/sok-bostad/', 'Alla bostäder'],
      stageIds: ['stage-ekollonet', 'stage-lindblomman', 'stage-trygghetsgarden-lonnen'],
    },
    {
      type: 'places',
      heading: 'Här finns vi',
      link: ['/omraden/', 'Se alla orter'],
      areaIds: ['area-ekbacken', 'area-nasbygrind', 'area-kallhagen', 'area-alvkrok'],
    },
    {
      type: 'quote',
      text: 'Jag flyttade för hissen. Jag stannar för torsdagssoppan.',
      author: 'Gunnel, Trygghetsgården Lönnen',
    },
  ],
  pages: [
    {
      path: '/gemenskap/',
      template: 'standardPage',
      name: 'Gemenskap',
      title: 'Grannar att räkna med',
      preamble: 'I varje hus finns ett kök, ett bibliotek och en gästlägenhet som alla delar.',
      blocks: [
        text(
          'En vanlig vecka',
          'Måndag gymnastik, onsdag bokcirkel, torsdag soppa. Du är med på det du vill och stänger dörren när du vill.',
        ),
        text(
          'Husvärden',
          'På vardagarna finns en husvärd på plats som lagar, hjälper till med datorn och vet när hantverkaren kommer.',
        ),
      ],
    },
    {
      path: '/att-flytta-hit/',
      template: 'standardPage',
      name: 'Att flytta hit',
      title: 'Att flytta hit, i egen takt',
      preamble: 'Vi hjälper dig att sälja, sortera, packa och komma till ro.',
      blocks: [
        text(
          'Sälj i lugn och ro',
          'Du får minst ett år mellan avtal och inflyttning. Vill du ha hjälp med försäljningen ordnar vi en mäklare som känner orten.',
        ),
        text('Flytthjälp ingår', 'Vi bär, skruvar upp tavlor och tar hand om det du inte vill ha kvar.'),
        links('Läs mer', '/boka/info/', '/fragor-och-svar/'),
      ],
    },
    {
      path: '/kontakt/',
      template: 'customerService',
      name: 'Fråga oss',
      preamble: 'Ring gärna. Vi svarar alla vardagar 8–18, och det är en människa som svarar.',
      blocks: [
        {
          type: 'facts',
          heading: 'Nå oss',
          facts: [
            ['Telefon', '08-465 004 30'],
            ['E-post', 'senior@bjorkvall.example'],
          ],
        },
        { type: 'contacts', heading: 'Du möter', staffIds: ['staff-johanna-rydell', 'staff-yasmin-osman'] },
      ],
    },
    {
      path: '/fragor-och-svar/',
      template: 'faq',
      name: 'Frågor och svar',
      preamble: 'Det vi oftast får svara på.',
      blocks: [
        faq(
          ['Hur gammal måste man vara?', 'En av er ska ha fyllt 55 år. Den andra får vara yngre.'],
          [
            'Vad är skillnaden på seniorhus och trygghetsgård?',
            'I trygghetsgården finns värd varje dag, larm i hemmet och gemensamma måltider.',
          ],
          ['Får jag ha hund?', 'Ja, och katt.'],
          ['Kan barnbarnen sova över?', 'Självklart. Gästlägenheten bokar du för 250 kr natten.'],
        ),
      ],
    },
    {
      path: '/att-bo/',
      template: 'standardPage',
      name: 'Att bo',
      title: 'Att bo hos oss',
      preamble: 'Inga trösklar, bra ljus och en bänk på varje våning.',
      blocks: [
        text(
          'Ritat för att hålla',
          'Badrummen är stora nog för en stol, spisen släcker sig själv och fönstren går att putsa inifrån.',
        ),
      ],
    },
    {
      path: '/om-oss/',
      template: 'corporateAbout',
      name: 'Om oss',
      title: 'Björkvall Senior',
      preamble: 'Vi har byggt för äldre i trettio år och ändrar oss fortfarande för varje hus.',
    },
    {
      path: '/nyheter/',
      template: 'corporateNews',
      name: 'Nyheter',
      preamble: 'Säljstarter och öppna hus.',
    },
    {
      path: '/nyheter/oppet-hus-ekollonet/',
      template: 'article',
      name: 'Öppet hus i Ekollonet',
      preamble: 'Kaffe, ritningar och provboende i visningslägenheten.',
      category: 'Öppet hus',
      daysAgo: 5,
      blocks: [
        text(
          '',
          'Kom när du vill mellan klockan 11 och 15. Hissen är i gång, och det finns parkering utanför entrén.',
        ),
      ],
    },
    {
      path: '/nyheter/lonnen-inflyttat/',
      template: 'article',
      name: 'Lönnen är inflyttad',
      preamble: 'De första torsdagssopporna är redan uppätna.',
      category: 'Bygge',
      daysAgo: 22,
      blocks: [
        text(
          '',
          'Fyrtiotvå grannar har hittat hem. Några lägenheter är kvar för den som vill flytta direkt.',
        ),
      ],
    },
    {
      path: '/kakor/',
      template: 'standardPage',
      name: 'Kakor',
      title: 'Kakor på webbplatsen',
      preamble: 'Nödvändiga kakor håller dig inloggad. Resten använder vi bara om du säger ja.',
    },
    {
      path: '/tillganglighet/',
      template: 'standardPage',
      name: 'Tillgänglighet',
      preamble: 'Större text, större knappar, och ett telefonnummer som alltid syns.',
    },
    {
      path: '/overlatelser/',
      template: 'succession',
      name: 'Överlåtelser',
      preamble: 'Hem som byter ägare före inflyttningen eller strax efter.',
    },
  ],
  chrome: {
    navigation: [
      [
        '/sok-bostad/',
        ['/sok-bostad/', 'Alla bostäder'],
        ['/sok-bostad/?projectStatus=moveInReady', 'Flytta in nu'],
        '/omraden/',
      ],
      ['/gemenskap/', '/att-bo/', '/nyheter/'],
      ['/att-flytta-hit/', '/boka/info/', '/fragor-och-svar/'],
      ['/kontakt/'],
    ],
    quickLinks: ['/sok-bostad/', '/kontakt/'],
    footer: {
      discovery: ['/sok-bostad/', '/omraden/', '/overlatelser/'],
      help: ['/kontakt/', '/fragor-och-svar/', '/kakor/', '/tillganglighet/'],
      company: ['/om-oss/', '/gemenskap/', '/nyheter/', '/karriar/'],
    },
    career: [['/karriar/', '/karriar/lediga-jobb/']],
    popularSearches: ['gästlägenhet', ['/sok-bostad/lund/', 'senior Lund'], 'husvärd', 'hund'],
    crisis: {
      heading: 'Telefonerna ligger nere.',
      text: 'Vi har fel på växeln och räknar med att kunna svara igen klockan 13. Skriv gärna till oss så länge.',
      path: '/kontakt/',
    },
    cookiePath: '/kakor/',
    featuredStageId: 'stage-ekollonet',
  },
}
