import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes/routes-sv.ts'
import { accountPagesSv } from '../shared/account-sv.ts'
import { bookingPagesSv } from '../shared/booking-sv.ts'
import { myPagesSv } from '../shared/my-pages-sv.ts'
import { vipPageSv } from '../shared/vip-sv.ts'
import { faqOn, links, list, text } from '../writing.ts'
import { seniorPages } from './senior-pages.ts'
import { seniorResidents } from './senior-residents.ts'

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
    career: {
      name: 'Karriär',
      title: 'Arbeta där folk har tid',
      preamble: 'Husvärdar, mäklare och kockar som vet vad grannarna heter.',
      blocks: [
        text(
          'Ett hus är inte klart när det är byggt',
          'I varje hus finns en husvärd som kan laga en kran och duka för fyrtio. Mäklarna följer sina köpare också året efter inflyttningen.',
        ),
        list(
          'Det här får du',
          'Dagtid, måndag till fredag',
          'Sex veckors semester',
          'Lunch i huset, med dem som bor där',
          'Björkvalls utbildningar på betald tid',
        ),
        faqOn(
          'Frågor om att arbeta här',
          [
            'Behöver jag ha arbetat i vården?',
            'Nej. Vi bygger bostäder, och den som behöver omsorg får den av kommunen.',
          ],
          ['Får jag själv vara över 55?', 'Gärna. Var tredje av oss är det.'],
        ),
        links('Gå vidare', '/karriar/lediga-jobb/', '/om-oss/'),
      ],
    },
  },
  start: [
    {
      type: 'stages',
      heading: 'Nya seniorhus',
      link: ['/sok-bostad/', 'Alla bostäder'],
      stageIds: ['stage-lindblomman', 'stage-ekollonet', 'stage-trygghetsgarden-lonnen'],
    },
    {
      type: 'places',
      heading: 'Här finns vi',
      link: ['/omraden/', 'Se alla orter'],
      areaIds: ['area-ekbacken', 'area-nasbygrind', 'area-kallhagen', 'area-edsstrand'],
    },
    {
      type: 'quote',
      text: 'Jag flyttade för hissen. Jag stannar för torsdagssoppan.',
      author: 'Gunnel, Trygghetsgården Lönnen',
    },
  ],
  pages: [...accountPagesSv, ...bookingPagesSv, ...myPagesSv, vipPageSv, ...seniorPages, ...seniorResidents],
  chrome: {
    navigation: [
      [
        '/sok-bostad/',
        ['/sok-bostad/', 'Alla bostäder'],
        ['/sok-bostad/?projectStatus=moveInReady', 'Flytta in nu'],
        '/omraden/',
      ],
      ['/gemenskap/', '/att-bo/', '/beratta/', '/nyheter/'],
      ['/att-flytta-hit/', '/boka/info/', '/fragor-och-svar/'],
      ['/kontakt/'],
    ],
    quickLinks: ['/sok-bostad/', '/kontakt/'],
    footer: {
      discovery: ['/sok-bostad/', '/omraden/', '/hus-vi-byggt/', '/overlatelser/'],
      help: ['/kontakt/', '/fragor-och-svar/', '/kakor/', '/tillganglighet/'],
      company: ['/om-oss/', '/gemenskap/', '/nyheter/', '/karriar/'],
    },
    career: [['/karriar/', '/karriar/lediga-jobb/']],
    popularSearches: [
      'gästlägenhet',
      ['/sok-bostad/?viewing=in7Days', 'visning i veckan'],
      ['/sok-bostad/lund/', 'senior Lund'],
      'husvärd',
      'hund',
    ],
    crisis: {
      heading: 'Telefonerna ligger nere.',
      text: 'Vi har fel på växeln och räknar med att kunna svara igen klockan 13. Skriv gärna till oss så länge.',
      path: '/kontakt/',
    },
    cookiePath: '/kakor/',
    featuredStageId: 'stage-ekollonet',
  },
}
