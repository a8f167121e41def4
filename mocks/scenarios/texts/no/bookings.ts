import type { bookingScenarios } from '../../bookings/bookings.ts'
import type { TextsOf } from '../texts-of.ts'

export const bookingTexts: TextsOf<typeof bookingScenarios> = {
  'booking-begins': {
    name: 'En bolig som kan reserveres',
    description: 'C-1103 i Strandängen er til salgs, og ingenting er i veien for å reservere den.',
  },
  'booking-waits-for-signature': {
    name: 'Avtalen venter på signatur',
    description: 'Avtalen er klar. BankID signerer av seg selv etter noen sekunder.',
  },
  'booking-financing': {
    name: 'Finansieringen (Norge)',
    description:
      'Henning har holdt av B-H0201 i Fjordlunden og fylt ut opplysningene sine. Egenkapital under 15 prosent avvises med minstebeløpet, for mye penger med det høyeste.',
  },
  'booking-home-taken': {
    name: 'Noen andre kom først',
    description: 'Noen andre holder av C-1103: Den som prøver å reservere, får vite at den er opptatt.',
  },
  'booking-home-sold-meanwhile': {
    name: 'Boligen er allerede reservert',
    description: 'Viggo har reservert og betalt C-1103: Søket og siden til boligen viser den som reservert.',
  },
  'booking-hold-ends-soon': {
    name: 'Boligen holdes snart ikke av lenger',
    description: 'To minutter gjenstår for å signere. Holdes boligen av på nytt, blir det en halvtime.',
  },
  'booking-hold-over': {
    name: 'Tiden har gått ut',
    description: 'C-1103 ble ikke holdt av lenge nok til at avtalen ble signert: Hvert steg svarer 410.',
  },
  'booking-vip-only': {
    name: 'Bare for VIP',
    description: 'C-1502 er fortsatt bare for VIP-kunder, og Jonas er ikke det.',
  },
  'booking-vip-unpaid': {
    name: 'VIP uten betalt avgift',
    description: 'Saga har meldt seg som VIP, men ikke betalt, så hun får ikke reservere C-1502 ennå.',
  },
  'booking-vip-first': {
    name: 'VIP reserverer før andre',
    description: 'Viggo har betalt VIP-avgiften og kan reservere C-1502 før det åpne salget.',
  },
  'booking-under-age': {
    name: 'Et barn får ikke reservere',
    description: 'Tilde er ikke myndig: Hver reservasjon avvises.',
  },
  'booking-protected-identity': {
    name: 'Skjermet identitet',
    description: 'Maria har skjermet identitet og kan ikke reservere på nett.',
  },
  'booking-elsewhere': {
    name: 'En annen reservasjon er i gang',
    description: 'Linnea er midt i en reservasjon i Bryggvakten, så en annen bolig avvises.',
  },
  'booking-one-in-project': {
    name: 'Har allerede en bolig i prosjektet',
    description: 'Jonas har reservert C-1303: En bolig til i samme prosjekt avvises.',
  },
  'booking-slow': {
    name: 'Reservasjonen lar vente på seg',
    description: 'Det tar sju minutter å lage en avtale: Portalen slutter å spørre før det.',
  },
  'booking-documents-fail': {
    name: 'Dokumentene kan ikke lages',
    description:
      'Forberedelsen stopper ved dokumentene. Boligen er likevel holdt av, og det går an å begynne på nytt.',
  },
  'booking-agreement-fails': {
    name: 'Avtalen kan ikke lages',
    description: 'Fakta og kostnader er på plass, men ikke avtalen.',
  },
  'booking-start-fails': {
    name: 'Reservasjonen kan ikke startes',
    description: 'Hvert forsøk på å begynne å reservere svarer 503.',
  },
  'booking-status-fails': {
    name: 'Reservasjonen mister forbindelsen',
    description: 'En reservasjon begynner, men hvert spørsmål om hvordan det går, svarer 503.',
  },
  'booking-information-fails': {
    name: 'Opplysningene kan ikke hentes',
    description: 'Opplysninger og dokumenter i en reservasjon svarer 503.',
  },
  'booking-cookies-fail': {
    name: 'Reservasjonen kan ikke leses',
    description: 'Å lese reservasjonen og signeringen svarer 503, uten at noen får vite det.',
  },
  'booking-bookable-fails': {
    name: 'Svar mangler på om boligen kan reserveres',
    description: 'Spørsmålene om boligen kan reserveres, svarer 503, og det regnes som nei.',
  },
  'booking-sign-fails': {
    name: 'Signeringen kan ikke startes',
    description: 'Signeringen svarer 503 med en gang.',
  },
  'booking-sign-cancelled': {
    name: 'Signeringen avbrytes',
    description: 'Linnea avbryter i appen. Avtalen venter på et nytt forsøk.',
  },
  'booking-sign-expires': {
    name: 'Signeringen tar for lang tid',
    description: 'BankID gir opp før koden er tastet inn.',
  },
  'booking-sign-somebody-else': {
    name: 'Feil person signerer',
    description: 'En annen enn kjøperen godkjenner, og signaturen avvises.',
  },
  'booking-done': {
    name: 'Nylig reservert bolig',
    description:
      'C-1103 ble reservert og betalt for tre dager siden: Mine sider viser den, og kvitteringen ligger i postkassen.',
  },
  'booking-right-over': {
    name: 'Angreretten er utløpt',
    description: 'C-1103 ble reservert for tjue dager siden: Å angre svarer 410.',
  },
  'payment-due': {
    name: 'Reservasjonsgebyret skal betales',
    description:
      'Avtalen er signert. Ingenting betales av seg selv, så den oppdiktede Swish-appen eller kortsiden avgjør.',
  },
  'payment-paid': {
    name: 'Betalingen går gjennom',
    description: 'Uansett betalingsmåte er pengene framme etter fire sekunder.',
  },
  'swish-declined': {
    name: 'Swish: betaleren sier nei',
    description: 'Betaleren sier nei i appen.',
  },
  'swish-signing-cancelled': {
    name: 'Swish: BankID avbrytes',
    description: 'Betaleren avbryter signeringen i BankID (BANKIDCL).',
  },
  'swish-signing-busy': {
    name: 'Swish: BankID er allerede i bruk',
    description: 'BankID brukes til noe annet (BANKIDONGOING).',
  },
  'swish-refused-by-bank': {
    name: 'Swish: banken sier nei',
    description: 'Beløpsgrensen er for lav, eller det er for lite på kontoen (RF07).',
  },
  'swish-bank-error': {
    name: 'Swish: feil hos banken',
    description: 'Noe går galt hos banken (FF10).',
  },
  'swish-times-out': {
    name: 'Swish: tiden går ut',
    description: 'Ingen godkjenner i tide (TM01). Her tar det ti sekunder i stedet for tre minutter.',
  },
  'swish-outcome-unknown': {
    name: 'Swish: utfallet er ukjent',
    description: 'Bankene svarer ikke (DS24): Betalingen kan likevel komme, og det går an å betale på nytt.',
  },
  'swish-unknown-then-paid': {
    name: 'Swish: ukjent, så betalt',
    description: 'Utfallet er ukjent (DS24) til pengene kommer etter tjuefem sekunder.',
  },
  'swish-not-enrolled': {
    name: 'Swish: nummeret er ikke tilknyttet',
    description: 'Nummeret kan ikke betale med Swish (ACMT03).',
  },
  'swish-in-progress': {
    name: 'Swish: en betaling er allerede i gang',
    description: 'En annen betaling venter i appen til betaleren (RP06).',
  },
  'swish-down': {
    name: 'Swish: tjenesten svarer ikke',
    description: 'Swish avviser forespørselen vår av grunner hos oss: Kallet svarer 503.',
  },
  'card-refused': {
    name: 'Kortet avvises',
    description: 'Banken som har utstedt kortet, sier nei. Det går an å prøve igjen, eller betale med Swish.',
  },
  'card-cancelled': {
    name: 'Kortbetalingen avbrytes',
    description: 'Kjøperen forlater kortsiden.',
  },
  'card-times-out': {
    name: 'Kortsiden: tiden går ut',
    description: 'Ingen fullfører på kortsiden. Her tar det fire sekunder i stedet for tjue minutter.',
  },
  'bank-paid': {
    name: 'Nordea: betalingen går gjennom',
    description: 'Betalingen godkjennes og overføres fem sekunder senere.',
  },
  'bank-rejected': {
    name: 'Nordea: banken sier nei',
    description: 'Banken avviser betalingen (RJCT).',
  },
  'bank-cancelled': {
    name: 'Nordea: betalingen avbrytes',
    description: 'Kjøperen avbryter hos banken (CANC).',
  },
  'bank-outcome-unknown': {
    name: 'Nordea: utfallet er ukjent',
    description: 'Banken har ikke bestemt seg ennå (PDNG).',
  },
  'payment-hold-ends-soon': {
    name: 'Betalingen kommer for sent',
    description:
      'Boligen holdes av i ett minutt til, og pengene kommer etter to: Boligen er fortsatt ledig da.',
  },
  'payment-status-fails': {
    name: 'Statusen til betalingen kan ikke hentes',
    description: 'Hvert spørsmål om statusen til betalingen svarer 503, uten at noen får vite det.',
  },
  'payment-start-fails': {
    name: 'Betalingen kan ikke startes',
    description: 'Betalingsnummer lages, men ingen betaling kan startes.',
  },
}
