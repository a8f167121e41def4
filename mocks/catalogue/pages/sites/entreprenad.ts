import { links, text } from '../page-data.ts'
import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes-sv.ts'

/** The contractor site. */
export const entreprenadContent: SiteContent = {
  routes: {
    ...routesSv,
    start: {
      name: 'Start',
      title: 'Vi bygger det som bär',
      preamble: 'Kajer, gator, ledningar och mark, åt kommuner, hamnar och industri.',
    },
    career: {
      name: 'Karriär',
      title: 'Händer som bär',
      preamble: 'Maskinförare, mätare, arbetsledare och lärlingar: vi behöver fler.',
    },
  },
  start: [
    text(
      'Från spont till krönbalk',
      'Vi är fyrahundra personer med egna maskiner, eget mätlag och eget laboratorium. Därför vet vi vad det kostar innan vi börjar.',
    ),
    links('Se mer', '/projekt/', '/erbjudande/', '/hallbarhet/'),
  ],
  pages: [
    {
      path: '/projekt/',
      template: 'referenceStart',
      name: 'Projekt',
      preamble: 'Det vi bygger nu, och det som redan bär.',
      corporate: true,
    },
    {
      path: '/erbjudande/',
      template: 'standardPage',
      name: 'Erbjudande',
      preamble: 'Sju slags arbeten, ett ansvar.',
      corporate: true,
      blocks: [
        {
          type: 'facts',
          heading: 'Det här gör vi',
          facts: [
            ['Kajer och betong', 'Spont, pålar, krönbalkar och bryggor i drift'],
            ['Markarbeten', 'Schakt, fyllning och grundläggning'],
            ['Vägar', 'Gator, broar och cykelbanor utan att trafiken stannar'],
            ['Exploatering', 'Allt under jord för ett nytt område'],
            ['Industri', 'Hallar, plattor och fundament'],
            ['Sanering', 'Sortering, tvätt och återbruk av massor'],
            ['Infrastruktur', 'Vatten, fjärrvärme och el'],
          ],
        },
        links('Läs mer', '/projekt/', '/kontakt/'),
      ],
    },
    {
      path: '/hallbarhet/',
      template: 'sustainabilityStart',
      name: 'Hållbarhet',
      preamble: 'Den bästa lasten är den som aldrig körs.',
      corporate: true,
      blocks: [
        text(
          'Massor som stannar',
          'Två tredjedelar av det vi gräver upp används igen på samma plats. Var fjärde maskin går på el.',
        ),
      ],
    },
    {
      path: '/kontakt/',
      template: 'corporateContact',
      name: 'Kontakt',
      preamble: 'Ring den som sitter närmast, eller skriv en rad.',
      corporate: true,
      blocks: [
        {
          type: 'facts',
          heading: 'Nå oss',
          facts: [
            ['Telefon', '08-465 004 70'],
            ['Göteborg', '031-390 06 10'],
            ['Malmö', '040-628 04 20'],
            ['E-post', 'entreprenad@bjorkvall.example'],
          ],
        },
        { type: 'contacts', heading: 'Anbud', staffIds: ['staff-fredrik-noren', 'staff-helena-brodin'] },
      ],
    },
    {
      path: '/om-oss/',
      template: 'corporateAbout',
      name: 'Om oss',
      preamble: 'Vi började med att gräva åt Björkvall. Nu gräver vi åt alla.',
      corporate: true,
    },
    {
      path: '/om-oss/kakor/',
      template: 'standardPage',
      name: 'Kakor',
      preamble: 'Nödvändiga kakor får webbplatsen att fungera. Resten bara om du säger ja.',
    },
    {
      path: '/om-oss/tillganglighet/',
      template: 'standardPage',
      name: 'Tillgänglighet',
      preamble: 'Webbplatsen följer WCAG 2.2 på nivå AA.',
    },
    {
      path: '/nyheter/',
      template: 'corporateNews',
      name: 'Nyheter',
      preamble: 'Nya uppdrag och det som blivit klart.',
      corporate: true,
    },
    {
      path: '/nyheter/varvskajen-halvvags/',
      template: 'article',
      name: 'Varvskajen är halvvägs',
      preamble: 'Etapp 13 av 26 göts i natt.',
      corporate: true,
      category: 'Projekt',
      daysAgo: 4,
      blocks: [text('', 'Betongen kom med pråm, så att inga lastbilar behövde gå genom staden.')],
    },
    {
      path: '/nyheter/ravatten-edsstrand/',
      template: 'article',
      name: 'Vi lägger vattenledningen i Edsstrand',
      preamble: 'Fyra kilometer, mest under gator i bruk.',
      corporate: true,
      category: 'Nytt uppdrag',
      daysAgo: 27,
      blocks: [text('', 'Borrningen börjar i mars och pågår i fjorton månader.')],
    },
    {
      path: '/karriar/lediga-jobb/maskinforare-goteborg/',
      template: 'standardCareer',
      name: 'Maskinförare, Göteborg',
      preamble: 'Du kör grävmaskin på Varvskajen, nära vatten och nära folk.',
      corporate: true,
      category: 'Produktion',
      daysAgo: 7,
      place: 'Göteborg',
      lastDayIn: 23,
    },
    {
      path: '/karriar/lediga-jobb/matare-gavle/',
      template: 'standardCareer',
      name: 'Mätningstekniker, Gävle',
      preamble: 'Du mäter in Godsvarvets mark, centimeter för centimeter.',
      corporate: true,
      category: 'Mätning',
      daysAgo: 16,
      place: 'Gävle',
      lastDayIn: 14,
    },
  ],
  chrome: {
    navigation: [
      ['/projekt/'],
      ['/erbjudande/'],
      ['/hallbarhet/'],
      ['/karriar/', '/karriar/lediga-jobb/'],
      ['/kontakt/', '/om-oss/', '/nyheter/'],
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
