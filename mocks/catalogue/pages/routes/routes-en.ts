import type { RouteTexts } from '../page-data.ts'
import { faqOn, links, list, quote, text } from '../writing.ts'

/** What stands on the pages of the URL map of the English sub-site. */
export const routesEn: RouteTexts = {
  start: {
    name: 'Start',
    title: 'Where would you like to wake up?',
    preamble: 'We build homes for everyday life and celebrations, in Sweden, Norway and Finland.',
  },
  textSearch: { name: 'Search', title: 'Search the whole site', preamble: 'Pages, news and jobs.' },
  corporateSearch: { name: 'Search About us', preamble: 'Search reports, press releases and jobs.' },
  consent: {
    name: 'Consent',
    title: 'Nothing to agree to here',
    preamble:
      'This site has no accounts, so we do not ask for your consent. What you say about cookies you can change under Cookie settings at the foot of the page.',
    blocks: [links('Read on', '/en/about-us/who-we-are/', '/en/search-text/')],
  },
  career: {
    name: 'Career',
    title: 'Build something that stays',
    preamble: 'Carpenters, engineers, estate agents and gardeners, all working the same way.',
    blocks: [
      text(
        'One house, the whole way',
        'We have carpenters, architects and estate agents of our own. Whoever joins us follows a house from the first drawing to the day the keys are handed over, and is there when it is inspected a year later.',
      ),
      list(
        'What you get',
        'Six weeks of holiday',
        'Two days a year with another department',
        'Swedish lessons on paid time, if you need them',
        'Tools that work',
      ),
      quote('I know the name of every excavator. They do have names.', 'Samira, site manager in Gothenburg'),
      faqOn(
        'Questions about working here',
        [
          'Do I have to speak Swedish?',
          'On site, enough for safety. In the office English will do at first.',
        ],
        ['Can I work from home?', 'Two days a week, if you work in an office. On site it is harder.'],
        ['Do you have apprentices?', 'Yes, about ninety each year.'],
      ),
      links('Read on', '/en/career/jobs/', '/en/about-us/who-we-are/'),
    ],
  },
  jobs: { name: 'Jobs', title: 'Open positions', preamble: 'These positions are open right now.' },
  sandbox: { name: 'Sandbox', preamble: 'The building blocks of the portal, for developers.' },
  board: {
    myPages: { name: 'Board portal', preamble: 'For the boards of housing associations.' },
    myContacts: { name: 'Contacts', preamble: 'Who the board can turn to.' },
  },
  error404: { name: 'No such page', preamble: 'The address leads nowhere. The page may have moved.' },
  error500: { name: 'Something went wrong', preamble: 'The fault is ours. Please try again in a while.' },
  areas: {
    name: 'Places',
    title: 'Places we know well',
    preamble: 'Where we build now, and where we have built before.',
  },
}
