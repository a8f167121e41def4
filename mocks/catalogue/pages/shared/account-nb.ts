import type { PageData, TermsData } from '../page-data.ts'
import { faqOn, links, list, steps, text } from '../writing.ts'

/** What somebody agrees to who makes an account. */
export const accountTermsNb: TermsData = [
  [
    'Hva kontoen er til',
    'Med kontoen lagrer du boliger og søk, melder interesse, reserverer og steller boligen etter innflytting. Den er gratis, og du kan avslutte den når du vil.',
  ],
  [
    'Hva vi lagrer',
    'Navn, adresse, e-post, telefon og det du selv gjør her. Fødselsnummeret lagrer vi først når du legitimerer deg, og det vises aldri i sin helhet.',
  ],
  [
    'Hvor lenge',
    'En konto som ikke er brukt på tre år, blir slettet. Det som hører til en kontrakt, lagres så lenge loven krever.',
  ],
  [
    'Rettighetene dine',
    'Du kan når som helst se, rette og slette opplysningene dine under Mine innstillinger.',
  ],
]

/** What somebody is asked on a site where they have agreed to nothing yet. */
export const consentTermsNb: TermsData = [
  [
    'Derfor spør vi',
    'Du har allerede en konto hos et av merkene våre. Før vi viser opplysningene dine her, trenger vi et ja, for hvert nettsted har sitt eget samtykke.',
  ],
  [
    'Hva du sier ja til',
    'At navn, kontaktopplysninger, reservasjoner og saker vises på dette nettstedet. Du kan trekke samtykket tilbake under Mine innstillinger.',
  ],
]

/** Pages around an account that have no key in the URL map. */
export const accountPagesNb: readonly PageData[] = [
  {
    path: '/velg-passord/',
    template: 'setPassword',
    name: 'Velg passord',
    title: 'Velg et nytt passord',
    preamble: 'Minst seks tegn, gjerne flere. En setning du husker er bedre enn et ord du glemmer.',
    blocks: [
      list(
        'Et godt passord',
        'er langt heller enn innviklet',
        'brukes bare her',
        'inneholder ikke navnet ditt',
      ),
      text('Lenken gjelder i én time', 'Er den gått ut, ber du om en ny.'),
      links('Er lenken gått ut?', '/glemt-passord/'),
    ],
  },
  {
    path: '/bytt-e-post/',
    template: 'changeEmail',
    name: 'Bytt e-postadresse',
    preamble: 'Du kom hit fra en lenke i en e-post om adressen til kontoen din.',
    blocks: [
      text(
        'Slik virker det',
        'Når byttet er gjort, logger du inn med den nye adressen. Den gamle får en e-post, og der kan byttet angres i sju dager.',
      ),
      links('Gå videre', '/logg-inn/', '/mine-sider/mine-innstillinger/'),
    ],
  },
  {
    path: '/varsling/',
    template: 'searchAlerts',
    name: 'E-post om søk og priser',
    preamble: 'Du kom hit fra en lenke i en e-post. Her stopper du e-postene uten å logge inn.',
    blocks: [
      text(
        'Slik virker det',
        'Bare e-postene som lenken gjelder, stoppes. Søk og boliger du har lagret, ligger fortsatt på Mine sider.',
      ),
      links('Gå videre', '/mine-sider/lagrede-sok/', '/mine-sider/mine-innstillinger/'),
    ],
  },
  {
    path: '/e-id/',
    template: 'electronicIdentificationReturn',
    name: 'Tilbake fra e-ID',
    title: 'Vi tar deg videre',
    preamble: 'Du er legitimert. Siden går videre av seg selv om et øyeblikk.',
    blocks: [
      text('Skjer det ikke noe?', 'Gå til innloggingen og prøv en gang til.'),
      links('Gå videre', '/logg-inn/'),
    ],
  },
]

/** What stands on the login page beside the form. */
export const loginBlocksNb = [
  faqOn(
    'Hjelp til innlogging',
    [
      'Hvilken e-ID kan jeg bruke?',
      'BankID på mobil eller med kodebrikke. Har du passord, virker det også, men for å signere trengs BankID.',
    ],
    [
      'Jeg sitter i styret. Hva velger jeg?',
      'Styreportal. Sitter du i flere styrer, velger du hvilket når du har legitimert deg.',
    ],
    [
      'Jeg kommer ikke inn',
      'Sjekk at du er registrert med samme fødselsnummer som i BankID. Ellers hjelper kundeservice deg.',
    ],
  ),
]

/** What stands on the page for who has forgotten their password. */
export const forgotPasswordBlocksNb = [
  steps(
    'Slik gjør du',
    ['Skriv e-postadressen din', 'Den samme som du logger inn med.'],
    ['Åpne e-posten', 'Den kommer innen et minutt. Se i søppelposten om det drøyer.'],
    ['Velg et nytt passord', 'Lenken gjelder i én time og kan brukes én gang.'],
  ),
  steps(
    'Har du ikke lenger tilgang til e-posten?',
    ['Vis BankID', 'Da trenger du verken passordet eller den gamle adressen.'],
    ['Skriv den nye adressen', 'Lenken går dit. Reservasjoner, saker og favoritter følger med.'],
    [
      'Åpne lenken innen et døgn',
      'Den gamle adressen gjelder ikke lenger. Den får en e-post, og der kan byttet angres i sju dager.',
    ],
  ),
  text(
    'Er kontoen ikke koblet til BankID?',
    'Da kan vi ikke se her at kontoen er din, og bytter ikke adresse for noen vi ikke kjenner igjen. Ta kontakt med kundeservice.',
  ),
  links('Gå videre', ['/logg-inn/?view=address', 'Jeg får ikke lest den gamle e-posten min'], '/logg-inn/'),
]
