import type { PageData } from '../page-data.ts'
import { downloads, facts, form, links, list, pages, table, text } from '../writing.ts'

/** The pages of the English sub-site: about the company, no homes for sale. */
export const englishPages: readonly PageData[] = [
  {
    path: '/en/about-us/',
    template: 'corporateStart',
    name: 'About us',
    title: 'Homes for everyday life and celebrations',
    preamble:
      'Since 1958 we have designed and built houses in Sweden, Norway and Finland. More than forty thousand families live in them.',
    corporate: true,
    blocks: [
      facts('In figures', ['Employees', '2,140'], ['Homes in production', '3,300'], ['Municipalities', '47']),
      pages(
        'More about us',
        '/en/about-us/who-we-are/',
        '/en/about-us/investors/',
        '/en/about-us/press/',
        '/en/sustainability/',
      ),
    ],
  },
  {
    path: '/en/about-us/who-we-are/',
    template: 'corporateAbout',
    name: 'Who we are',
    preamble: 'A family firm that grew large without forgetting how many cups there are on site.',
    corporate: true,
    blocks: [
      text(
        'From a barn in Knivsta',
        'Karin and Erik Björk built their first pair of semi-detached houses in 1958, in a field nobody else wanted. Whoever bought the other half became their auditor and stayed for thirty years.',
        'Today we are 2,140 people in three countries. The company has been listed since 1994, and the family still owns a quarter of it.',
      ),
      table(
        'The years',
        ['Year', 'What happened'],
        ['1958', 'The first pair of houses'],
        ['1994', 'Listed in Stockholm'],
        ['1996', 'First house in Norway'],
        ['2001', 'First house in Finland'],
        ['2019', 'First apartment building in timber alone'],
        ['2025', 'The forty-thousandth home'],
      ),
      list(
        'What we believe',
        'Ask those who live there before you design the next house.',
        'A price is a price, not a bid.',
        'Carpenters and architects should have lunch at the same table.',
      ),
    ],
  },
  {
    path: '/en/about-us/investors/',
    template: 'investorStart',
    name: 'Investors',
    preamble: 'Reports, calendar and the share.',
    corporate: true,
    blocks: [
      table(
        'Five years in brief',
        ['', '2025', '2024', '2023', '2022', '2021'],
        ['Revenue, SEK m', '14,920', '13,610', '12,480', '15,040', '14,310'],
        ['Operating profit, SEK m', '1,328', '1,102', '861', '1,714', '1,688'],
        ['Homes sold', '3,106', '2,744', '2,190', '2,871', '3,402'],
      ),
      facts(
        'Calendar',
        ['Year-end report', '5 February'],
        ['Annual general meeting', '23 April'],
        ['Half-year report', '14 July'],
        ['Interim report', '22 October'],
      ),
      links('Read on', '/en/about-us/investors/reports/', '/en/about-us/press/'),
    ],
  },
  {
    path: '/en/about-us/investors/reports/',
    template: 'reportList',
    name: 'Reports',
    preamble: 'Everything we have published, the latest first.',
    corporate: true,
    blocks: [
      downloads('Full reports', 'interim-report-q3', 'half-year-report', 'annual-report', 'year-end-report'),
    ],
  },
  {
    path: '/en/about-us/press/',
    template: 'newsroom',
    name: 'Press',
    preamble: 'Press releases and pictures. Contact: press@bjorkvall.example.',
    corporate: true,
    blocks: [
      downloads('Press kit', 'press-kit'),
      form('corporateContact', 'Write to the press office', 'We answer within two hours on working days.'),
    ],
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
        'We sold 2,214 homes, compared with 1,960 in the same period last year. Demand is strongest for two and three rooms close to public transport.',
        '“Our customers have made up their minds again. You can tell from the viewings, where they now ask about the kitchen and not about the interest rate,” says Marianne Dahl, chief executive.',
      ),
      downloads('The report', 'interim-report-q3'),
    ],
  },
  {
    path: '/en/about-us/press/half-year-report/',
    template: 'pressRelease',
    name: 'Half-year report: the market wakes up',
    preamble: 'Sales rose for the fourth quarter in a row.',
    corporate: true,
    category: 'Report',
    daysAgo: 129,
    blocks: [
      text('', 'In the second quarter 790 homes were sold and eight projects were started.'),
      downloads('The report', 'half-year-report'),
    ],
  },
  {
    path: '/en/about-us/press/architecture-award/',
    template: 'pressRelease',
    name: 'A timber house that dares to whisper',
    preamble: 'Almvalvet in Lund wins the city’s award for architecture.',
    corporate: true,
    category: 'Award',
    daysAgo: 118,
    blocks: [
      text(
        '',
        'Twelve homes, a frame of cross-laminated timber and an arch that lets the evening sun into the courtyard: the jury chose Almvalvet over a concert hall and a cycle bridge.',
      ),
    ],
  },
  {
    path: '/en/about-us/press/climate-target/',
    template: 'pressRelease',
    name: 'Half the emissions by 2030',
    preamble: 'The target holds for every square metre we build, not just on average.',
    corporate: true,
    category: 'Sustainability',
    daysAgo: 176,
    blocks: [
      text(
        '',
        'Since 2018 emissions per square metre have fallen by a third. Each project now has a climate budget of its own; whoever exceeds it must find the saving elsewhere.',
      ),
    ],
  },
]
