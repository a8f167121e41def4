import type { SiteContent } from '../page-data.ts'
import { routesEn } from '../routes/routes-en.ts'
import { facts, pages, quote, text } from '../writing.ts'
import { englishPages } from './english-pages.ts'
import { englishReading } from './english-reading.ts'

/** The English sub-site: about the company, no homes for sale. */
export const englishContent: SiteContent = {
  routes: routesEn,
  start: [
    text(
      '',
      'We own the land, design the houses, build them and stand by them afterwards. Every house is designed for its place, so none of them looks like any other.',
    ),
    pages(
      'Get to know us',
      '/en/about-us/who-we-are/',
      '/en/living/',
      '/en/sustainability/timber/',
      '/en/career/',
    ),
    facts(
      'In figures',
      ['Founded', '1958'],
      ['Employees', '2,140'],
      ['Homes in production', '3,300'],
      ['Countries', 'Sweden, Norway and Finland'],
    ),
    pages(
      'From our places',
      '/en/news/shore-walk-opens/',
      '/en/inspiration/light-from-the-north/',
      '/en/news/solar-roofs/',
      '/en/inspiration/at-home-with-sanna/',
    ),
    quote('We have our coffee on the balcony from April to October.', 'Sanna, Lindkajen'),
  ],
  pages: [...englishPages, ...englishReading],
  chrome: {
    navigation: [
      [
        '/en/about-us/',
        '/en/about-us/who-we-are/',
        '/en/about-us/investors/',
        '/en/about-us/press/',
        '/en/news/',
      ],
      ['/en/living/', '/en/inspiration/'],
      ['/en/sustainability/'],
      ['/en/career/', '/en/career/jobs/'],
      ['/en/contact/'],
    ],
    quickLinks: ['/en/about-us/', '/en/career/', '/en/contact/'],
    footer: {
      discovery: ['/en/living/'],
      help: ['/en/contact/', '/en/cookies/', '/en/accessibility/'],
      company: ['/en/about-us/', '/en/sustainability/', '/en/about-us/press/', '/en/career/'],
    },
    career: [['/en/career/', '/en/career/jobs/']],
    popularSearches: ['timber', 'annual report', 'jobs'],
    crisis: {
      heading: 'Our phones are down.',
      text: 'We expect to answer again at 1 pm. Please write to us in the meantime.',
      path: '/en/contact/',
    },
    cookiePath: '/en/cookies/',
  },
}
