import type { PageData, TermsData } from '../page-data.ts'
import { facts, faqOn, links, steps, table, text } from '../writing.ts'

/** What a reservation says, in short; the whole text comes with it. */
export const bookingTermsNb: TermsData = [
  [
    'Hva du reserverer',
    'Med reservasjonen sender du en bindende kjøpsbekreftelse på én bestemt bolig til den prisen som står i prislisten. Prisen kan ikke økes etterpå.',
  ],
  [
    'Svaret fra oss',
    'Vi svarer innen to virkedager. Først når vi har akseptert, er avtalen inngått. Til da kan ingen andre kjøpe boligen.',
  ],
  [
    'Angrefrist',
    'Du kan gå fra reservasjonen innen 14 dager etter at du signerte, uten å si hvorfor. Det gjør du på Mine sider.',
    'Etterpå gjelder bustadoppføringslova: Du kan avbestille fram til overtakelse mot et gebyr som står i kontrakten.',
  ],
  [
    'Forskudd og garanti',
    'Du betaler ikke noe før vi har stilt garantien som loven krever. Forskuddet står på meglerens klientkonto.',
  ],
  [
    'Opplysningene dine',
    'Fødselsnummeret brukes for å vite at det er du som signerer. Kontrakten lagres så lenge loven krever.',
  ],
]

/** What stands below the heading of the page on how to book. */
export const bookingInfoNb = [
  steps(
    'Slik gjør du det',
    ['Velg bolig', 'Åpne siden til boligen og trykk på Reserver. Vi holder den av for deg i 30 minutter.'],
    ['Fyll ut', 'Navn, adresse og hvordan du vil finansiere kjøpet.'],
    ['Legitimer deg', 'Med BankID. Er dere to kjøpere, gjør dere det hver for dere.'],
    ['Les og signer', 'Du leser kjøpsbekreftelsen på skjermen og signerer med BankID.'],
    ['Få svar', 'Vi svarer innen to virkedager. Alt ligger på Mine sider.'],
  ),
  facts(
    'Ha dette klart',
    ['BankID', 'På mobil eller med kodebrikke'],
    ['Finansieringsbevis', 'Navn på banken og kontaktpersonen'],
    ['Egenkapital', 'Minst 15 prosent av prisen, vår egen regel som selger'],
    ['Tid', 'Omtrent ti minutter'],
  ),
  table(
    'Hva du betaler, og når',
    ['Når', 'Beløp', 'Til hvem'],
    ['Etter reservasjonen', '50 000 kr på faktura, trekkes fra prisen', 'Meglers klientkonto'],
    ['Ved kontrakt', 'Opp til 10 prosent av prisen', 'Meglers klientkonto'],
    ['Før overtakelse', 'Resten, med omkostninger', 'Meglers klientkonto'],
    ['Hver måned etterpå', 'Felleskostnader', 'Borettslaget eller sameiet'],
  ),
  faqOn(
    'Om reservasjonen',
    [
      'Er den bindende?',
      'Ja, når du har signert. Vil du bare følge med, melder du interesse i stedet. Det er uforpliktende.',
    ],
    ['Kan to reservere sammen?', 'Ja, opptil to. Begge må ha BankID og hver sin e-postadresse.'],
    ['Hva om vi ombestemmer oss?', 'Du kan avbryte når som helst før du signerer, uten at det koster noe.'],
    ['Blir det budrunde?', 'Nei. Prisene er faste, og det er førstemann til mølla.'],
  ),
  links('Les mer', '/etter-kjopet/'),
]

/** The pages that a reservation leads to, under the site's own path of click-to-buy. */
export const bookingPagesNb: readonly PageData[] = [
  {
    path: '/bestill/takk/',
    template: 'buyResidenceSuccess',
    name: 'Reservasjonen er sendt',
    title: 'Takk, reservasjonen er sendt',
    preamble: 'Vi svarer innen to virkedager. Kopien ligger på Mine sider og i e-posten din.',
    blocks: [
      steps(
        'Dette skjer nå',
        ['Innen to virkedager', 'Du får svar fra oss, og megleren ringer.'],
        ['Når kontrakten er klar', 'Signerer du den på Mine sider.'],
        ['Når garantien er stilt', 'Betaler du forskuddet til meglers klientkonto.'],
      ),
      links('Gå videre', '/mine-sider/', '/etter-kjopet/'),
    ],
  },
  {
    path: '/bestill/feil/',
    template: 'buyResidenceError',
    name: 'Reservasjonen gikk ikke gjennom',
    preamble: 'Noe hindret oss i å fullføre reservasjonen. Du er ikke bundet av noe.',
    blocks: [
      text(
        'Prøv slik',
        'Gå tilbake til siden til boligen og start på nytt. Er den fortsatt ledig, holder vi den av i en halvtime til.',
        'Er du usikker på om reservasjonen ble sendt, så ring oss. Vi ser det med en gang.',
      ),
      links('Gå videre', '/finn-din-bolig/', '/bestill/info/'),
    ],
  },
  {
    path: '/bestill/fullfort/',
    template: 'clickToBuyComplete',
    name: 'Signert',
    title: 'Reservasjonsavtalen er signert',
    preamble: 'Ta gjerne vare på kopien din, selv om den også ligger på Mine sider.',
    blocks: [
      text(
        'Neste steg er kontrakten',
        'Megleren kaller inn til kontraktsmøte. Det kan holdes på skjerm, og du signerer med BankID.',
      ),
      links('Gå videre', '/mine-sider/mine-avtaler/', '/mine-sider/tidslinje/'),
    ],
  },
  {
    path: '/etter-kjopet/',
    template: 'purchaseNotification',
    name: 'Etter kjøpet',
    title: 'Gratulerer med ny bolig',
    preamble: 'Dette er alt som skjer mellom kontrakten og nøklene.',
    blocks: [
      steps(
        'Fem stopp på veien',
        ['Kontrakt', 'Du signerer, og garantien blir stilt.'],
        ['Tilvalg', 'Du velger gulv, kjøkken og fliser sammen med interiørrådgiveren.'],
        ['Byggeplassbesøk', 'Når råbygget står, viser vi deg rundt i støvler og hjelm.'],
        ['Forhåndsbefaring', 'Vi går gjennom boligen sammen og skriver ned det som mangler.'],
        ['Overtakelse', 'Du betaler resten, får nøklene og en pose boller.'],
      ),
      links('Gå videre', '/mine-sider/', '/a-bo/'),
    ],
  },
]
