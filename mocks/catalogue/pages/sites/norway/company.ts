import type { PageData } from '../../page-data.ts'
import { contacts, downloads, facts, form, list, pages, quote, steps, table, text } from '../../writing.ts'

/** The company, what it has built, and what it offers just now. */
export const norwayCompany: readonly PageData[] = [
  {
    path: '/om-oss/',
    template: 'corporateStart',
    name: 'Om oss',
    title: 'Hus ved vannet, og litt inn i skogen',
    preamble: 'Vi har bygget i Norge i tretti år, fra Kristiansand til Tromsø.',
    corporate: true,
    blocks: [
      text(
        'Slik jobber vi',
        'Vi eier tomten, tegner husene og svarer for dem etterpå. Derfor er det samme folk du møter hele veien.',
      ),
      facts('I tall', ['Ansatte i Norge', '312'], ['Boliger under bygging', '480'], ['Kommuner', '13']),
      pages('Mer om oss', '/om-oss/hvem-vi-er/', '/baerekraft/', '/presse/', '/karriere/', '/referanser/'),
    ],
  },
  {
    path: '/om-oss/hvem-vi-er/',
    template: 'corporateAbout',
    name: 'Hvem vi er',
    preamble: 'Tre hundre mennesker, tretten kommuner og én felles kaffemaskin på hvert bygg.',
    corporate: true,
    blocks: [
      text(
        'Fra Knivsta til Lohavna',
        'Morselskapet begynte i Sverige i 1958. I 1996 kjøpte vi en nedlagt båtbyggertomt i Oslo, og der står det første huset fremdeles.',
      ),
      list(
        'Det tror vi på',
        'Fast pris, ingen budrunder.',
        'At snekkeren og arkitekten spiser lunsj sammen.',
        'At huset skal stå i hundre år.',
      ),
      downloads('Dokumenter', 'annual-report', 'transparency-act'),
    ],
  },
  {
    path: '/om-oss/kontakt/',
    template: 'corporateContact',
    name: 'Kontakt',
    preamble: 'Skriv til oss, så svarer et menneske innen én virkedag.',
    corporate: true,
    blocks: [
      contacts('Salg', 'staff-marte-haugland', 'staff-eirik-sorli', 'staff-silje-brekke'),
      form('corporateContact', 'Skriv en linje', 'Fortell hva det gjelder, så havner det hos rett person.'),
    ],
  },
  {
    path: '/om-oss/informasjonskapsler/',
    template: 'standardPage',
    name: 'Informasjonskapsler',
    preamble:
      'Nødvendige informasjonskapsler holder deg innlogget. Resten bruker vi bare om du sier ja, og nei er like lett.',
    blocks: [
      table(
        'Disse bruker vi',
        ['Navn', 'Type', 'Hva den gjør'],
        ['token', 'Nødvendig', 'Holder deg innlogget'],
        ['consent', 'Nødvendig', 'Husker svaret ditt om informasjonskapsler'],
        ['uid', 'Statistikk', 'Teller besøk uten navn'],
        ['source', 'Markedsføring', 'Husker hvor du kom fra'],
      ),
    ],
  },
  {
    path: '/om-oss/tilgjengelighet/',
    template: 'standardPage',
    name: 'Tilgjengelighet',
    preamble: 'Nettstedet følger WCAG 2.2 på nivå AA. Si fra om noe ikke virker.',
  },
  {
    path: '/baerekraft/',
    template: 'sustainabilityStart',
    name: 'Bærekraft',
    preamble: 'Et hus skal stå i hundre år. Det begynner med tomten, sola og vinden.',
    blocks: [
      text(
        'Tre og gjenbruk',
        'Elvehuset er bygget i massivtre fra skoger i nærheten, og steinen i gårdsrommet lå der fra før.',
      ),
    ],
  },
  {
    path: '/baerekraft/massivtre/',
    template: 'sustainabilityCategory',
    name: 'Massivtre',
    title: 'Femten boliger av gran',
    preamble: 'Elvehuset i Trondheim er vårt første i bare tre.',
    category: 'Materialer',
    daysAgo: 44,
    about: ['stage-elvehuset'],
    blocks: [
      facts(
        'Elvehuset',
        ['Bæring', 'Massivtre'],
        ['Lyd mellom etasjer', '47 desibel, kravet er 53'],
        ['Utslipp', '184 kg per m²'],
      ),
      quote('Det lukter skog i trappa. Fremdeles.', 'Ingrid, Elvehavna'),
    ],
  },
  {
    path: '/baerekraft/masser/',
    template: 'sustainabilityCategory',
    name: 'Massene blir',
    preamble: 'Det vi graver opp, blir til akebakke.',
    category: 'Steder',
    daysAgo: 101,
    blocks: [
      text(
        '',
        'I Nitelva sør flyttet vi 14\u00a0000 kubikk jord hundre meter i stedet for tre mil. Barna har døpt haugen til Galdhøpiggen.',
      ),
    ],
  },
  {
    path: '/referanser/',
    template: 'referenceStart',
    name: 'Referanser',
    preamble: 'Hus som står der nå, og folk som bor i dem.',
  },
  {
    path: '/utleie/',
    template: 'rentalStart',
    name: 'Utleie',
    preamble: 'Noen av husene eier vi selv og leier ut. Her er de ledige.',
    blocks: [
      steps(
        'Slik leier du',
        ['Meld interesse', 'Si når du kan flytte inn.'],
        ['Visning', 'Vi viser leiligheten på kvelder og lørdager.'],
        ['Kontrakt', 'Minst tre år, tre måneders depositum på sperret konto.'],
      ),
    ],
  },
  {
    path: '/naeringslokaler/meld-interesse/',
    template: 'orderForm',
    name: 'Meld interesse for lokale',
    preamble: 'Fortell hva du leter etter. Vi svarer innen to virkedager.',
    blocks: [form('premisesOrder', 'Interessen din', 'Det er gratis og uforpliktende.')],
  },
  {
    path: '/kampanje/klar-til-innflytting/',
    template: 'campaign',
    name: 'Klar til innflytting',
    preamble: 'Flytter du inn før sommeren, spanderer vi flyttehjelp og tre måneders felleskostnader.',
    blocks: [
      {
        type: 'stages',
        heading: 'Hus som står ferdige',
        link: ['/finn-din-bolig/?projectStatus=moveInReady', 'Alle innflyttingsklare'],
        stageIds: ['stage-fjordlunden', 'stage-nitelvbuen'],
      },
      list(
        'Dette gjelder',
        'Kontrakten må være signert innen 31. mars',
        'Tilbudet gjelder boliger som står ferdige',
      ),
    ],
  },
  {
    path: '/overdragelser/',
    template: 'succession',
    name: 'Salg av kontrakt',
    preamble: 'Boliger som selges videre før eller rett etter overtakelse.',
  },
]
