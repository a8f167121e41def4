import type { RouteTexts } from './page-data.ts'

/** What stands on the pages of the URL map of the Norwegian site. */
export const routesNb: RouteTexts = {
  start: {
    name: 'Start',
    title: 'Hvor vil du våkne?',
    preamble: 'Nye hjem fra Kristiansand til Tromsø, tegnet for lys, ro og hverdag.',
  },
  residenceSearch: {
    name: 'Finn din bolig',
    title: 'Boliger til salgs',
    preamble: 'Alle hjem vi selger akkurat nå, og de som snart kommer.',
  },
  textSearch: {
    name: 'Søk',
    title: 'Søk på hele nettstedet',
    preamble: 'Boliger, sider, nyheter og ledige stillinger.',
  },
  premises: {
    name: 'Næringslokaler',
    title: 'Lokaler til leie',
    preamble: 'Butikker, kontorer og kjøkken i nabolagene våre, med folk utenfor døra fra første dag.',
  },
  booking: {
    name: 'Bestill',
    title: 'Bestill boligen din',
    preamble: 'Du legitimerer deg, leser avtalen og signerer.',
  },
  bookingInfo: {
    name: 'Slik bestiller du',
    title: 'Slik bestiller du hjemmefra',
    preamble: 'En bestilling tar omtrent ti minutter og binder deg ikke før du har signert.',
  },
  bookingContract: { name: 'Bestillingsavtale', preamble: 'Les avtalen i ro og mak før du signerer.' },
  login: { name: 'Logg inn', preamble: 'Her logger du inn på Mine sider eller i styreportalen.' },
  register: {
    name: 'Registrer deg',
    preamble: 'Med en konto lagrer du favoritter, følger søk og bestiller bolig.',
  },
  myPages: { name: 'Mine sider', title: 'Oversikt', preamble: 'Alt om boligen din på ett sted.' },
  myResidences: { name: 'Mine boliger', preamble: 'Boliger du har lagret, kjøpt eller meldt interesse for.' },
  mySettings: {
    name: 'Mine innstillinger',
    preamble: 'Kontaktopplysninger, passord og hva vi får sende deg.',
  },
  myResidence: { name: 'Min bolig', preamble: 'Fakta, plantegning, garantier og hvem du kan kontakte.' },
  myNews: {
    name: 'Nyheter',
    title: 'Nytt fra huset',
    preamble: 'Hvordan byggingen går og hva som skjer i området.',
  },
  myDocuments: {
    name: 'Dokumenter',
    title: 'Mine avtaler',
    preamble: 'Avtaler å lese, signere og ta vare på.',
  },
  savedSearches: { name: 'Lagrede søk', preamble: 'Vi gir beskjed når noe nytt passer.' },
  myPayments: { name: 'Betalinger', preamble: 'Avgifter og delbeløp, betalte og kommende.' },
  myErrands: { name: 'Saker', preamble: 'Meldingene dine og hvor langt de har kommet.' },
  myTimeline: { name: 'Tidslinje', preamble: 'Veien fra avtale til nøkler, steg for steg.' },
  myContacts: { name: 'Kontakter', preamble: 'De som hjelper deg fram til innflytting og etterpå.' },
  vip: { name: 'VIP', title: 'Din forkjøpsrett', preamble: 'Hjem du får velge blant før alle andre.' },
  vipViewing: {
    name: 'VIP-visning',
    preamble: 'Visninger for deg med forkjøpsrett. Det er få plasser, så meld deg på i tide.',
  },
  forgotPassword: {
    name: 'Glemt passord',
    title: 'Glemt passordet?',
    preamble: 'Skriv e-postadressen din, så sender vi en lenke der du velger et nytt.',
  },
  consent: {
    name: 'Samtykke',
    title: 'Før du går videre',
    preamble: 'Vi trenger samtykke fra deg for å lagre opplysningene dine på dette nettstedet.',
  },
  career: {
    name: 'Karriere',
    title: 'Bygg noe som blir stående',
    preamble: 'Hos oss jobber snekkere, ingeniører, meglere og gartnere i samme retning.',
  },
  jobs: { name: 'Ledige stillinger', preamble: 'Her er stillingene som er åpne nå.' },
  brokerObjects: { name: 'Meglerboliger', preamble: 'Hjem som selges av meglere vi samarbeider med.' },
  sandbox: { name: 'Sandkasse', preamble: 'Byggeklossene i portalen, for utviklere.' },
  board: {
    myPages: {
      name: 'Styreportal',
      title: 'Oversikt for styret',
      preamble: 'Saker, kontakter og nyheter for styret.',
    },
    myContacts: {
      name: 'Kontakter',
      title: 'Styrets kontakter',
      preamble: 'Forvalter, ettermarked og økonomi.',
    },
  },
  error404: { name: 'Siden finnes ikke', preamble: 'Adressen fører ingen steder. Kanskje siden er flyttet.' },
  error500: { name: 'Noe gikk galt', preamble: 'Feilen er vår. Prøv igjen om litt.' },
  areas: {
    name: 'Områder',
    title: 'Steder vi kjenner godt',
    preamble: 'Her bygger vi nå, og her har vi bygget før.',
  },
}
