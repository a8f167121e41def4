import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes/routes-sv.ts'
import { accountPagesSv } from '../shared/account-sv.ts'
import { bookingPagesSv } from '../shared/booking-sv.ts'
import { myPagesSv } from '../shared/my-pages-sv.ts'
import { vipPageSv } from '../shared/vip-sv.ts'
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
