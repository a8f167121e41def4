import type { PageData } from '../../page-data.ts'
import {
  contacts,
  downloads,
  email,
  facts,
  faqOn,
  form,
  image,
  links,
  list,
  pages,
  phone,
  steps,
  table,
  text,
} from '../../writing.ts'

/** Buying, living, customer service and the company. */
export const norwayPages: readonly PageData[] = [
  {
    path: '/boligkjop/',
    template: 'standardPage',
    name: 'Boligkjøp',
    title: 'Å kjøpe nytt',
    preamble: 'Du velger et hjem som ennå ikke finnes. Derfor går vi rolig fram, med tydelige steg.',
    formerPaths: ['/kjope-nytt/'],
    blocks: [
      text(
        'Totalprisen',
        'Vi viser alltid totalprisen: kjøpesum, fellesgjeld og omkostninger i ett tall. Felleskostnadene står ved siden av.',
      ),
      table(
        'Slik leser du prisen',
        ['Ord', 'Hva det betyr'],
        ['Kjøpesum', 'Det du betaler oss'],
        ['Fellesgjeld', 'Din del av lånet i borettslaget'],
        ['Omkostninger', 'Dokumentavgift, tinglysing og gebyrer'],
        ['Totalpris', 'Alt sammen'],
        ['Felleskostnader', 'Drift, fjernvarme, bredbånd og renter på fellesgjelden'],
      ),
      pages('Les mer', '/boligkjop/slik-gar-kjopet/', '/boligkjop/trygghet/', '/bestill/info/'),
      downloads('Å ta vare på', 'buyers-guide', 'purchase-confirmation-sample'),
    ],
  },
  {
    path: '/boligkjop/slik-gar-kjopet/',
    template: 'standardPage',
    name: 'Slik går kjøpet',
    preamble: 'Fra interesse til innflytting tar det som regel ett til to år.',
    blocks: [
      steps(
        'Seks steg',
        ['Meld interesse', 'Det er gratis og uforpliktende. Du får vite når salget starter.'],
        ['Reserver', 'Når salget starter, reserverer du på nett. Innen to virkedager får du svar.'],
        ['Kontrakt', 'Du signerer kjøpekontrakten og betaler forskudd til meglers klientkonto.'],
        ['Tilvalg', 'Du velger gulv, kjøkken og fliser sammen med interiørrådgiveren.'],
        ['Forhåndsbefaring og overtakelse', 'Vi går gjennom boligen sammen før du får nøklene.'],
        ['Ettårsbefaring', 'Etter ett år kommer vi tilbake og retter det som har vist seg.'],
      ),
      image(['stage', 'stage-seilloftet'], 'Seilloftet i Lohavna, slik det blir.'),
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
      list(
        'I tillegg lover vi',
        'en fast kontaktperson fra første spørsmål til ettårsbefaringen',
        'svar på reklamasjoner innen to virkedager',
        'dagmulkt uten at du trenger å be om den, om vi blir forsinket',
      ),
    ],
  },
  {
    path: '/forkjopsrett/',
    template: 'standardPage',
    name: 'Forhåndssalg og VIP',
    preamble: 'Er du VIP, får du velge en til to uker før alle andre.',
    blocks: [
      text(
        'Slik virker det',
        'Medlemskapet koster 500 kroner i året og gjelder alle prosjektene våre i Norge. Kjøper du, får du avgiften tilbake.',
      ),
      links('Gå videre', '/mine-sider/vip/', '/registrer-deg/'),
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
      table(
        'Årets småjobber',
        ['Når', 'Hva', 'Hvem'],
        ['Hver tredje måned', 'Rengjør ventilasjonsfilteret', 'Du'],
        ['To ganger i året', 'Rens sluket', 'Du'],
        ['Om våren', 'Olje terrassen', 'Borettslaget'],
      ),
      downloads('Stell og vedlikehold', 'care-guide'),
    ],
  },
  {
    path: '/kundeservice/',
    template: 'customerService',
    name: 'Kundeservice',
    preamble: 'Vi svarer hverdager 8–16, og ved akutte feil hele døgnet.',
    blocks: [
      facts(
        'Kontakt',
        ['Telefon', phone('+47 400 00 000')],
        ['E-post', email('kundeservice@bjorkvall.example')],
      ),
      contacts('Du møter', 'staff-trine-bakken', 'staff-sara-nilsen', 'staff-marte-haugland'),
      pages('Vanlige saker', '/kundeservice/reklamasjon/', '/kundeservice/sporsmal-og-svar/'),
      form(
        'customerService',
        'Skriv til oss',
        'Vi svarer innen én virkedag. Gjelder det en feil, melder du den på Mine sider.',
      ),
    ],
  },
  {
    path: '/kundeservice/ring-meg/',
    template: 'modalContact',
    name: 'Ring meg',
    preamble: 'Legg igjen nummeret ditt, så ringer vi når det passer.',
    blocks: [form('modalContact', '', 'Vi ringer hverdager mellom 9 og 18.')],
  },
  {
    path: '/kundeservice/reklamasjon/',
    template: 'standardPage',
    name: 'Meld feil',
    preamble: 'Logg inn, så vet vi hvor du bor. Det tar omtrent tre minutter.',
    blocks: [
      text(
        'Haster det?',
        'Ved vannlekkasje eller heisstans med noen inni: ring kundeservice på +47 400 00 000 med en gang.',
      ),
      steps(
        'Slik gjør du',
        ['Beskriv feilen', 'Velg rom og hva det gjelder. Legg gjerne ved et bilde.'],
        ['Få et saksnummer', 'Det kommer med en gang, og svar innen to virkedager.'],
        ['Følg saken', 'Under Saker ser du hvem som har den, og når håndverkeren kommer.'],
      ),
      links('Gå videre', '/logg-inn/', '/mine-sider/saker/'),
    ],
  },
  {
    path: '/kundeservice/sporsmal-og-svar/',
    template: 'faq',
    name: 'Spørsmål og svar',
    preamble: 'Det folk lurer mest på.',
    blocks: [
      faqOn(
        'Før kjøpet',
        [
          'Hva er fellesgjeld?',
          'Din del av lånet som borettslaget har tatt opp. Den betjenes gjennom felleskostnadene.',
        ],
        [
          'Hvor mye egenkapital trenger jeg?',
          'Banken krever minst 10 prosent. Vi ber om 15. Spør banken din før du reserverer.',
        ],
        [
          'Må jeg betale dokumentavgift?',
          'For nye selveierboliger bare av tomteandelen. I borettslag ikke i det hele tatt.',
        ],
        ['Kan jeg leie ut?', 'I selveier ja. I borettslag med styrets samtykke, som regel inntil tre år.'],
      ),
      faqOn(
        'Etter innflytting',
        [
          'Når er ettårsbefaringen?',
          'Omtrent tolv måneder etter overtakelse. Vi innkaller deg på Mine sider.',
        ],
        ['Hvor lenge kan jeg reklamere?', 'I fem år fra overtakelse. Meld fra så snart du ser noe.'],
        [
          'Det er kaldt ved vinduet',
          'Sjekk at ventilen er åpen og at gardinen ikke dekker ovnen. Hjelper det ikke, melder du fra.',
        ],
      ),
    ],
  },
]
