import type { RouteTexts } from '../page-data.ts'
import {
  accountTermsNb,
  consentTermsNb,
  forgotPasswordBlocksNb,
  loginBlocksNb,
} from '../shared/account-nb.ts'
import { bookingInfoNb, bookingTermsNb } from '../shared/booking-nb.ts'
import { facts, faqOn, form, links, list, text } from '../writing.ts'

/** What stands on the pages of the URL map of the Norwegian site. */
export const routesNb: RouteTexts = {
  start: {
    name: 'Start',
    title: 'Hvor vil du våkne opp?',
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
    blocks: [
      facts(
        'Slik leier du',
        ['Leietid', 'Som regel fem år, med rett til å forlenge'],
        ['Tilpasning', 'Vi bygger om etter tegningene dine og fordeler kostnaden over leietiden'],
        ['Overtakelse', 'Fra tre måneder etter signering'],
      ),
      form(
        'premisesOrder',
        'Finner du ingenting som passer?',
        'Fortell hva du leter etter, så tar utleieren kontakt innen to virkedager.',
      ),
    ],
  },
  booking: {
    name: 'Reserver',
    title: 'Reserver boligen din',
    preamble: 'Du legitimerer deg, leser avtalen og signerer.',
    terms: bookingTermsNb,
  },
  bookingInfo: {
    name: 'Slik reserverer du',
    title: 'Slik reserverer du hjemmefra',
    preamble: 'En reservasjon tar omtrent ti minutter og binder deg ikke før du har signert.',
    blocks: bookingInfoNb,
    files: ['purchase-confirmation-sample'],
    terms: bookingTermsNb,
  },
  bookingContract: {
    name: 'Reservasjonsavtale',
    preamble: 'Les avtalen i ro og mak før du signerer.',
    terms: bookingTermsNb,
  },
  login: {
    name: 'Logg inn',
    preamble: 'Her logger du inn på Mine sider eller i styreportalen.',
    blocks: loginBlocksNb,
  },
  register: {
    name: 'Registrer deg',
    preamble: 'Med en konto lagrer du favoritter, følger søk og reserverer bolig.',
    terms: accountTermsNb,
    blocks: [
      list(
        'Med en konto kan du',
        'lagre boliger og få vite når prisen settes ned',
        'følge et søk og få forslag på e-post',
        'reservere bolig og signere hjemmefra',
        'melde feil og følge saken etter innflytting',
      ),
    ],
  },
  myPages: { name: 'Mine sider', title: 'Oversikt', preamble: 'Alt om boligen din på ett sted.' },
  myResidences: {
    name: 'Mine boliger',
    preamble: 'Boliger og prosjekter du har lagret, kjøpt eller meldt interesse for.',
    blocks: [text('Lagrede boliger', 'Vi sier fra når prisen settes ned på en bolig du har lagret.')],
  },
  mySettings: {
    name: 'Mine innstillinger',
    preamble: 'Kontaktopplysninger, passord og hva vi får sende deg.',
    blocks: [
      text(
        'Om opplysningene dine',
        'Navn og fødselsnummer hentes fra folkeregisteret. E-post og telefon endrer du selv.',
      ),
    ],
  },
  myResidence: { name: 'Min bolig', preamble: 'Fakta, plantegning, garantier og hvem du kan kontakte.' },
  myNews: {
    name: 'Nyheter',
    title: 'Nytt fra huset',
    preamble: 'Hvordan byggingen går og hva som skjer i området.',
  },
  myDocuments: {
    name: 'Dokumenter',
    preamble: 'Avtaler å lese, signere og ta vare på.',
  },
  savedSearches: {
    name: 'Lagrede søk',
    preamble: 'Vi sender deg e-post når noe nytt passer, hvis du vil.',
    blocks: [
      text(
        'Slik virker det',
        'Søk fram det du vil ha, trykk på Lagre søk og velg hvor ofte vi skal sende e-post: hver dag, hver uke eller aldri. Vi skriver bare når det er noe nytt, og du kan endre valget her.',
      ),
    ],
  },
  myPayments: { name: 'Betalinger', preamble: 'Avgifter og delbeløp, betalte og kommende.' },
  myErrands: {
    name: 'Saker',
    preamble: 'Meldingene dine og hvor langt de har kommet.',
    blocks: [
      text(
        'Haster det?',
        'Ved vannlekkasje eller heisstans med noen inni ringer du kundeservice på +47 400 00 000, hele døgnet.',
      ),
    ],
  },
  myTimeline: { name: 'Tidslinje', preamble: 'Veien fra avtale til nøkler, steg for steg.' },
  myContacts: { name: 'Kontakter', preamble: 'De som hjelper deg fram til innflytting og etterpå.' },
  vip: {
    name: 'VIP',
    title: 'Forhåndssalg for VIP',
    preamble: 'Hjem du får velge blant før alle andre.',
    blocks: [
      text(
        'Slik bruker du forhåndssalget',
        'Når et prosjekt åpner for VIP, ser du alle boliger, priser og plantegninger en til to uker før alle andre. Vil flere ha den samme, trekker vi lodd.',
      ),
      faqOn(
        'Om VIP',
        ['Binder jeg meg?', 'Nei, ikke før du har signert en reservasjon.'],
        ['Gjelder den samboeren min?', 'Ja, den du kjøper sammen med.'],
      ),
    ],
  },
  vipViewing: {
    name: 'VIP-visning',
    preamble: 'Visninger for deg som er VIP. Det er få plasser, så meld deg på i tide.',
    blocks: [
      list(
        'Før visningen',
        'Meld deg på senest dagen før',
        'Ta med meterstokk og spørsmål',
        'Meld avbud om du ikke kan',
      ),
    ],
  },
  forgotPassword: {
    name: 'Glemt passord',
    title: 'Glemt passordet?',
    preamble: 'Skriv e-postadressen din, så sender vi en lenke der du velger et nytt.',
    blocks: forgotPasswordBlocksNb,
  },
  consent: {
    name: 'Samtykke',
    title: 'Før du går videre',
    preamble: 'Vi trenger samtykke fra deg for å lagre opplysningene dine på dette nettstedet.',
    terms: consentTermsNb,
  },
  career: {
    name: 'Karriere',
    title: 'Bygg noe som blir stående',
    preamble: 'Hos oss jobber snekkere, ingeniører, meglere og gartnere i samme retning.',
    blocks: [
      text(
        'Hele veien med samme hus',
        'Vi har egne snekkere, egne arkitekter og egne meglere. Du følger huset fra første strek til overtakelsen, og er med på befaringen ett år senere.',
      ),
      list(
        'Dette får du',
        'Fem ukers ferie, og fri i romjulen',
        'To dager i året på en annen avdeling',
        'Fagbrev på betalt tid',
        'Verktøy som virker',
      ),
      faqOn(
        'Spørsmål om å jobbe her',
        ['Tar dere inn lærlinger?', 'Ja, omtrent førti hvert år. Søk innen 1. mars.'],
        ['Kan jeg jobbe hjemmefra?', 'To dager i uken på kontoret. På byggeplassen blir det vanskelig.'],
        ['Hvor ligger jobbene?', 'Der vi bygger: i Oslo, Bergen, Trondheim og Tromsø.'],
      ),
      links('Gå videre', '/karriere/ledige-stillinger/', '/om-oss/hvem-vi-er/'),
    ],
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
