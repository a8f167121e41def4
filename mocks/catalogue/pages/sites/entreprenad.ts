import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes/routes-sv.ts'
import { facts, faqOn, links, list, pages, quote, text } from '../writing.ts'
import { entreprenadPages } from './entreprenad-pages.ts'

/** The contractor site. */
export const entreprenadContent: SiteContent = {
  routes: {
    ...routesSv,
    start: {
      name: 'Start',
      title: 'Vi bygger det som bär',
      preamble: 'Kajer, gator, ledningar och mark, åt kommuner, hamnar och industri.',
    },
    textSearch: {
      name: 'Sök',
      title: 'Sök på hela webbplatsen',
      preamble: 'Sidor, nyheter och lediga jobb.',
    },
    career: {
      name: 'Karriär',
      title: 'Händer som bär',
      preamble: 'Maskinförare, mätare, arbetsledare och lärlingar: vi behöver fler.',
      blocks: [
        list(
          'Det här får du',
          'Egen maskin',
          'Samma lag hela uppdraget',
          'Utbildning på betald tid',
          'Varm lunch i boden',
        ),
        faqOn(
          'Vanliga frågor',
          ['Kan jag börja utan erfarenhet?', 'Ja, som lärling. Vi har trettio platser om året.'],
          [
            'Var ligger jobben?',
            'Mest i västra Sverige och Mälardalen. Vi ordnar boende om du behöver resa.',
          ],
        ),
        links('Gå vidare', '/karriar/lediga-jobb/'),
      ],
    },
  },
  start: [
    text(
      'Från spont till krönbalk',
      'Vi är fyrahundra personer med egna maskiner, eget mätlag och eget laboratorium. Därför vet vi vad det kostar innan vi börjar.',
    ),
    facts(
      'Just nu',
      ['Pågående uppdrag', '23'],
      ['Egna maskiner', '140'],
      ['Ton massor återbrukade i år', '410 000'],
    ),
    pages('Det här gör vi', '/erbjudande/', '/projekt/', '/hallbarhet/', '/karriar/'),
    pages(
      'Senast från byggplatserna',
      '/nyheter/varvskajen-halvvags/',
      '/hallbarhet/eldrivet/',
      '/nyheter/ravatten-edsstrand/',
      '/nyheter/larlingar/',
    ),
    quote('De sa vad det skulle kosta innan vi frågade, och det kostade just det.', 'Hamnchef, Göteborg'),
    links('Prata med oss', '/kontakt/'),
  ],
  pages: entreprenadPages,
  chrome: {
    navigation: [
      ['/projekt/'],
      ['/erbjudande/'],
      ['/hallbarhet/'],
      ['/karriar/', '/karriar/lediga-jobb/'],
      ['/om-oss/', '/om-oss/vilka-vi-ar/', '/nyheter/', '/kontakt/'],
    ],
    quickLinks: ['/projekt/', '/erbjudande/', '/kontakt/'],
    footer: {
      discovery: ['/projekt/', '/erbjudande/'],
      help: ['/kontakt/', '/om-oss/kakor/', '/om-oss/tillganglighet/'],
      company: ['/om-oss/', '/hallbarhet/', '/nyheter/', '/karriar/'],
    },
    career: [['/karriar/', '/karriar/lediga-jobb/']],
    popularSearches: ['kaj', 'sanering', 'lediga jobb'],
    crisis: {
      heading: 'Trafiken leds om i Solna.',
      text: 'Råstavägen är avstängd mellan klockan 21 och 05 hela veckan. Följ skyltarna.',
      path: '/nyheter/',
    },
    cookiePath: '/om-oss/kakor/',
  },
}
