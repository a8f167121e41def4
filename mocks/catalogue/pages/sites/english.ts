import type { SiteContent } from '../page-data.ts'
import { routesEn } from '../routes-en.ts'
import { links, quote, text } from '../writing.ts'
import { englishPages } from './english-pages.ts'
import { englishReading } from './english-reading.ts'

/** The English sub-site: about the company, no homes for sale. */
export const englishContent: SiteContent = {
  routes: routesEn,
  start: [
    text(
      '',
      'We own the land, draw the houses, build them and answer for them afterwards. Every house is drawn for its place, so none of them looks like any other.',
    ),
    links('Get to know us', '/en/about-us/', '/en/living/', '/en/sustainability/', '/en/career/'),
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
      heading: 'Our telephones are down.',
      text: 'We expect to answer again at 1 pm. Please write to us in the meantime.',
      path: '/en/contact/',
    },
    cookiePath: '/en/cookies/',
  },
}
