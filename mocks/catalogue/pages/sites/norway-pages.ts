import { faq, links, text } from '../page-data.ts'
import type { PageData } from '../page-data.ts'

export const norwayPages: readonly PageData[] = [
  {
    path: '/boligkjop/',
    template: 'standardPage',
    name: 'Boligkjøp',
    title: 'Å kjøpe nytt',
    preamble: 'Du velger et hjem som ennå ikke finnes. Derfor går vi rolig fram, med tydelige steg.',
    blocks: [
      text(
        'Totalprisen',
        'Vi viser alltid totalprisen: kjøpesum, fellesgjeld og omkostninger i ett tall. Felleskostnadene står ved siden av.',
      ),
      links('Les mer', '/boligkjop/slik-gar-kjopet/', '/boligkjop/trygghet/', '/bestill/info/'),
    ],
  },
  {
    path: '/boligkjop/slik-gar-kjopet/',
    template: 'standardPage',
    name: 'Slik går kjøpet',
    preamble: 'Fra interesse til innflytting tar det som regel ett til to år.',
    blocks: [
      text('1. Meld interesse', 'Det er gratis og uforpliktende. Du får vite når salget starter.'),
      text(
        '2. Kjøpsbekreftelse',
        'Når salget starter, sender du en bindende kjøpsbekreftelse. Innen få dager får du svar.',
      ),
      text('3. Kontrakt', 'Du signerer kjøpekontrakten og betaler forskudd til meglers klientkonto.'),
      text('4. Tilvalg', 'Du velger gulv, kjøkken og fliser sammen med interiørrådgiveren.'),
      text('5. Forhåndsbefaring og overtakelse', 'Vi går gjennom boligen sammen før du får nøklene.'),
      text('6. Ettårsbefaring', 'Etter ett år kommer vi tilbake og retter det som har vist seg.'),
    ],
  },
  {
    path: '/boligkjop/trygghet/',
    template: 'standardPage',
    name: 'Trygghet',
    preamble: 'Loven gir deg gode rettigheter når du kjøper nytt, og vi legger til noen av våre egne.',
    blocks: [
      text(
        'Garantien',
        'Vi stiller garanti for 3 prosent av prisen fram til overtakelse og 5 prosent i fem år etter, som bustadoppføringslova krever.',
      ),
    ],
  },
  {
    path: '/a-bo/',
    template: 'standardPage',
    name: 'Å bo',
    title: 'Å bo i et hus fra oss',
    preamble: 'Små råd for det første året.',
    blocks: [
      text(
        'Tørketid',
        'Nye hus tørker. Små sprekker i overgangen mellom vegg og tak er vanlige, og vi ser på dem ved ettårsbefaringen.',
      ),
    ],
  },
  {
    path: '/kundeservice/',
    template: 'customerService',
    name: 'Kundeservice',
    preamble: 'Vi svarer hverdager 8–16, og ved akutte feil hele døgnet.',
    blocks: [
      {
        type: 'facts',
        heading: 'Kontakt',
        facts: [
          ['Telefon', '+47 400 00 000'],
          ['E-post', 'kundeservice@bjorkvall.example'],
        ],
      },
      {
        type: 'contacts',
        heading: 'Du møter',
        staffIds: ['staff-trine-bakken', 'staff-sara-nilsen', 'staff-marte-haugland'],
      },
      links('Vanlige saker', '/kundeservice/reklamasjon/', '/kundeservice/sporsmal-og-svar/'),
    ],
  },
  {
    path: '/kundeservice/reklamasjon/',
    template: 'standardPage',
    name: 'Meld en feil',
    preamble: 'Logg inn, så vet vi hvor du bor. Det tar omtrent tre minutter.',
    blocks: [
      text('Haster det?', 'Ved vannlekkasje eller heisstans med noen inni: ring kundeservice med en gang.'),
      links('Gå videre', '/logg-inn/', '/mine-sider/saker/'),
    ],
  },
  {
    path: '/kundeservice/sporsmal-og-svar/',
    template: 'faq',
    name: 'Spørsmål og svar',
    preamble: 'Det folk lurer mest på.',
    blocks: [
      faq(
        [
          'Hva er fellesgjeld?',
          'Din del av lånet som borettslaget har tatt opp. Den betjenes gjennom felleskostnadene.',
        ],
        [
          'Hvor mye egenkapital trenger jeg?',
          'Banken krever minst 10 prosent. Spør banken din før du melder deg på.',
        ],
        [
          'Må jeg betale dokumentavgift?',
          'For nye selveierboliger bare av tomteandelen. I borettslag ikke i det hele tatt.',
        ],
        [
          'Når er ettårsbefaringen?',
          'Omtrent tolv måneder etter overtakelse. Vi innkaller deg på Mine sider.',
        ],
      ),
    ],
  },
  {
    path: '/om-oss/',
    template: 'corporateAbout',
    name: 'Om oss',
    title: 'Hus ved vannet, og litt inn i skogen',
    preamble: 'Vi har bygget i Norge i tretti år, fra Kristiansand til Tromsø.',
    blocks: [
      text(
        'Slik jobber vi',
        'Vi eier tomten, tegner husene og svarer for dem etterpå. Derfor er det samme folk du møter hele veien.',
      ),
      links('Mer om oss', '/baerekraft/', '/nyheter/', '/karriere/'),
    ],
  },
  {
    path: '/om-oss/informasjonskapsler/',
    template: 'standardPage',
    name: 'Informasjonskapsler',
    preamble:
      'Nødvendige kapsler holder deg innlogget. Resten bruker vi bare om du sier ja, og nei er like lett.',
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
    path: '/nyheter/',
    template: 'corporateNews',
    name: 'Nyheter',
    preamble: 'Salgsstart, bygging og nytt fra områdene.',
  },
  {
    path: '/nyheter/vagenblikk-salgsstart/',
    template: 'article',
    name: 'Vågenblikk er lagt ut for salg',
    preamble: 'Hjørneleiligheter med lys fra to sider, midt i Stavanger.',
    category: 'Salgsstart',
    daysAgo: 9,
    blocks: [
      text(
        '',
        'Visningssenteret i Blikkgata er åpent hver søndag. Leilighetene øverst ser helt ut til havet.',
      ),
    ],
  },
  {
    path: '/nyheter/sorlyset-forkjop/',
    template: 'article',
    name: 'Forkjøpsretten til Sørlyset har åpnet',
    preamble: 'Er du VIP, kan du velge bolig i Kristiansand nå.',
    category: 'Salgsstart',
    daysAgo: 3,
    blocks: [text('', 'Alle boliger har balkong mot skjærgården eller tunet.')],
  },
  {
    path: '/nyheter/nitelvbuen-innflytting/',
    template: 'article',
    name: 'Første flyttelass i Nitelvbuen',
    preamble: 'Førti hjem ved elva har fått lys i vinduene.',
    category: 'Bygging',
    daysAgo: 20,
    blocks: [text('', 'Tunet blir ferdig til våren, med hegg, epletrær og et langbord til alle.')],
  },
  {
    path: '/mine-sider/nyheter/tunet/',
    template: 'residenceNews',
    name: 'Tunet blir ferdig i mai',
    preamble: 'Vinteren kom tidlig, så plantingen venter til telen går.',
    category: 'Tunet',
    daysAgo: 7,
    blocks: [text('', 'Langbordet er bestilt. Si fra til styret om du vil ha en dyrkekasse.')],
  },
  {
    path: '/karriere/ledige-stillinger/anleggsleder-bergen/',
    template: 'standardCareer',
    name: 'Anleggsleder, Bergen',
    preamble: 'Du leder byggingen av Byfjordspiren.',
    category: 'Produksjon',
    daysAgo: 10,
    place: 'Bergen',
    lastDayIn: 20,
  },
  {
    path: '/overdragelser/',
    template: 'succession',
    name: 'Overdragelser',
    preamble: 'Boliger som selges videre før eller rett etter overtakelse.',
  },
]
