import { faq, links, text } from '../page-data.ts'
import type { SiteContent } from '../page-data.ts'
import { routesEn } from '../routes-en.ts'

/** The English sub-site: about the company, no homes for sale. */
export const englishContent: SiteContent = {
  routes: routesEn,
  start: [
    text(
      '',
      'We own the land, draw the houses, build them and answer for them afterwards. Every house is drawn for its place, so none of them looks like any other.',
    ),
    links('Get to know us', '/en/about-us/', '/en/living/', '/en/sustainability/', '/en/career/'),
    {
      type: 'quote',
      text: 'We have our coffee on the balcony from April to October.',
      author: 'Sanna, Lindkajen',
    },
  ],
  pages: [
    {
      path: '/en/about-us/',
      template: 'corporateAbout',
      name: 'About us',
      title: 'Homes for weekdays and holidays',
      preamble:
        'Since 1958 we have drawn and built houses in Sweden, Norway and Finland. More than forty thousand families live in them.',
      corporate: true,
      blocks: [
        {
          type: 'facts',
          heading: 'In figures',
          facts: [
            ['Employees', '2 140'],
            ['Homes in production', '3 300'],
            ['Municipalities', '47'],
          ],
        },
        links('More about us', '/en/about-us/investors/', '/en/about-us/press/', '/en/sustainability/'),
      ],
    },
    {
      path: '/en/about-us/investors/',
      template: 'investorStart',
      name: 'Investors',
      preamble: 'Reports, calendar and the share.',
      corporate: true,
      blocks: [
        {
          type: 'facts',
          heading: 'Calendar',
          facts: [
            ['Year-end report', '5 February'],
            ['Annual meeting', '23 April'],
            ['Interim report', '22 October'],
          ],
        },
      ],
    },
    {
      path: '/en/about-us/press/',
      template: 'newsroom',
      name: 'Press',
      preamble: 'Press releases and pictures. Contact: press@bjorkvall.example.',
      corporate: true,
    },
    {
      path: '/en/about-us/press/interim-report/',
      template: 'pressRelease',
      name: 'Interim report January–September',
      preamble: 'More homes sold, and a calm third quarter.',
      corporate: true,
      category: 'Report',
      daysAgo: 29,
      blocks: [
        text(
          '',
          'We sold 2,214 homes. Demand is strongest for two and three rooms close to public transport.',
        ),
      ],
    },
    {
      path: '/en/living/',
      template: 'standardPage',
      name: 'Living',
      title: 'How we live here',
      preamble:
        'A home in Sweden is usually owned through an association of neighbours. It is simpler than it sounds.',
      blocks: [
        text(
          'The association',
          'You own a share that gives you your home. The association owns the house and the yard, and the monthly fee pays for both.',
        ),
        faq(
          [
            'Can I buy without being a Swedish citizen?',
            'Yes. You need a personal identity number or a coordination number, and a Swedish e-ID to book online.',
          ],
          ['Is there someone who speaks English?', 'Yes, at every sales office.'],
        ),
      ],
    },
    {
      path: '/en/sustainability/',
      template: 'sustainabilityStart',
      name: 'Sustainability',
      preamble: 'A house should stand for a hundred years. That is the best thing we can do for the climate.',
      blocks: [
        text(
          'What we do',
          'Half of our houses carry the Nordic Swan Ecolabel. Timber frames, reused brick and soil that stays on site have cut a third of our emissions in eight years.',
        ),
      ],
    },
    {
      path: '/en/contact/',
      template: 'corporateContact',
      name: 'Contact',
      preamble: 'Write to us and a person will answer within a working day.',
      blocks: [
        {
          type: 'facts',
          heading: 'Reach us',
          facts: [
            ['Phone', '+46 8 465 004 10'],
            ['E-mail', 'hello@bjorkvall.example'],
          ],
        },
        {
          type: 'contacts',
          heading: 'You will meet',
          staffIds: ['staff-ronja-grahn', 'staff-marcus-lindahl'],
        },
      ],
    },
    { path: '/en/news/', template: 'corporateNews', name: 'News', preamble: 'What happens in our places.' },
    {
      path: '/en/news/shore-walk-opens/',
      template: 'article',
      name: 'The shore walk opens in spring',
      preamble: 'A new walk in Ekbacken, with jetties, benches and light.',
      category: 'Places',
      daysAgo: 8,
      blocks: [text('', 'From April you can walk dry-shod from the preschool to the boat.')],
    },
    {
      path: '/en/cookies/',
      template: 'standardPage',
      name: 'Cookies',
      preamble: 'Necessary cookies make the site work. The rest are used only if you say yes.',
    },
    {
      path: '/en/accessibility/',
      template: 'standardPage',
      name: 'Accessibility',
      preamble: 'The site follows WCAG 2.2, level AA. Tell us if something does not work.',
    },
    {
      path: '/en/career/jobs/structural-engineer-stockholm/',
      template: 'standardCareer',
      name: 'Structural engineer, Stockholm',
      preamble: 'You make timber stand five storeys high.',
      corporate: true,
      category: 'Engineering',
      daysAgo: 9,
      place: 'Stockholm',
      lastDayIn: 21,
    },
  ],
  chrome: {
    navigation: [
      ['/en/about-us/', '/en/about-us/investors/', '/en/about-us/press/', '/en/news/'],
      ['/en/living/'],
      ['/en/sustainability/'],
      ['/en/career/', '/en/career/jobs/'],
      ['/en/contact/'],
    ],
    quickLinks: ['/en/about-us/', '/en/career/', '/en/contact/'],
    footer: {
      discovery: ['/en/living/', '/en/premises/'],
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
