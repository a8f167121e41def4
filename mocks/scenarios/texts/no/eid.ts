import type { eidScenarios } from '../../eid.ts'
import type { TextsOf } from '../texts-of.ts'

export const eidTexts: TextsOf<typeof eidScenarios> = {
  'eid-manual': {
    name: 'E-ID med telefonen',
    description:
      'Ingen identifisering godkjennes av seg selv: Ta telefonen på /phone, eller velg identifiseringen i listen.',
  },
  'eid-approved': {
    name: 'E-ID-en godkjennes av seg selv',
    description: 'Amira godkjenner hver identifisering etter fire sekunder og logges inn.',
  },
  'eid-slow': {
    name: 'E-ID-en lar vente på seg',
    description: 'Amira godkjenner først etter et minutt. Imens fornyes koden uten at noe sies.',
  },
  'eid-two-boards': {
    name: 'To boligselskaper å velge mellom',
    description: 'Bo logger inn i styreportalen, sitter i to styrer og må velge hvilket.',
  },
  'eid-no-board': {
    name: 'Ikke med i noe styre',
    description: 'Amira logger inn i styreportalen, men sitter ikke i noe styre.',
  },
  'eid-ongoing-purchase': {
    name: 'Et kjøp venter etter innloggingen',
    description: 'Linnea har en reservasjon på gang, og det får hun vite når hun logger inn.',
  },
  'eid-first-login': {
    name: 'Første innlogging med e-ID',
    description: 'Ylva kjøpte på salgskontoret: Kontoen hennes opprettes ved første innlogging.',
  },
  'eid-unknown-person': {
    name: 'Fødselsnummeret finnes ikke i systemet',
    description: 'Lucas identifiserer seg, men ingen kjenner nummeret hans.',
  },
  'eid-deceased': {
    name: 'Innlogging for en avdød',
    description: 'Axel er død: Innloggingen gir den generelle feilen.',
  },
  'eid-expires': {
    name: 'Ingen skanner QR-koden',
    description: 'Ingen skanner koden, og ventetiden er over etter seks sekunder i stedet for tre minutter.',
  },
  'eid-app-silent': {
    name: 'E-ID-en svarer ikke',
    description: 'Appen har fått identifiseringen, men ingenting skjer.',
  },
  'eid-cancelled': {
    name: 'Brukeren avbryter i appen',
    description: 'Identifiseringen avbrytes i appen etter seks sekunder: ingen feil, og valget vises igjen.',
  },
  'eid-replaced': {
    name: 'En ny identifisering avbryter denne',
    description: 'Identifiseringen avsluttes fordi brukeren har startet en ny.',
  },
  'eid-blocked': {
    name: 'Sperret e-ID',
    description: 'E-ID-en er sperret eller for gammel.',
  },
  'eid-in-progress': {
    name: 'En identifisering er allerede i gang',
    description: 'Noen med samme fødselsnummer identifiserer seg allerede, og begge avbrytes.',
  },
  'eid-old-app': {
    name: 'For gammel app',
    description: 'Appen er for gammel til det som etterspørres. Det finnes ingen egen melding for dette.',
  },
  'eid-risk': {
    name: 'Banken stopper identifiseringen',
    description:
      'Identifiseringen stoppes fordi den er for risikabel. Det finnes ingen egen melding for dette.',
  },
  'eid-wrong-person': {
    name: 'Feil person identifiserer seg',
    description: 'En annen enn den som ble spurt, godkjenner.',
  },
  'eid-wrong-number': {
    name: 'Feil fødselsnummer',
    description: 'Skriv 19900101-2386 i skjemaet for utviklere: Kontrollsifferet er feil.',
  },
  'email-only-eid': {
    name: 'Kontoen krever e-ID',
    description:
      'Henrik logger inn med e-post (henrik.dahlman@example.com, bara-bankid) og henvises til e-ID.',
  },
  'email-wrong-password': {
    name: 'Feil passord',
    description: 'Tove har ingen e-ID: Prøv tove.granlund@example.com med et annet passord enn utan-e-leg.',
  },
  'eid-missing': {
    name: 'Konto uten e-ID',
    description:
      'Tove logger inn med e-post (tove.granlund@example.com, utan-e-leg). Vil hun melde feil, må hun først legge til BankID.',
  },
  'eid-start-fails': {
    name: 'E-ID-en kan ikke startes',
    description: 'Hvert forsøk på å begynne innloggingen svarer 503.',
  },
  'eid-poll-fails': {
    name: 'E-ID-en mister forbindelsen',
    description: 'Identifiseringen begynner, men hvert spørsmål om hvordan det går, blir brutt.',
  },
  'eident-page': {
    name: 'Norge: BankID-siden',
    description:
      'Den oppdiktede siden spør hvem man er: Henning logges inn, Kåre må først aktivere id-en sin.',
  },
  'eident-no-pid': {
    name: 'Norge: personlig id er ikke aktivert',
    description: 'Kåre godkjenner på siden, men BankID-en hans gir ikke fra seg fødselsnummeret.',
  },
  'signicat-page': {
    name: 'Finland: siden for identifisering',
    description: 'Den oppdiktede siden spør hvem man er: Väinö logges inn.',
  },
  'eident-error-ssnnomatch': {
    name: 'Norge: feil person',
    description: 'BankID sender nettleseren rett tilbake: Den som identifiserte seg, er en annen.',
  },
  'eident-error-nopid': {
    name: 'Norge: ingen personlig id',
    description: 'BankID sender nettleseren rett tilbake: Den personlige id-en er ikke aktivert.',
  },
  'eident-error-userexists': {
    name: 'Norge: kontoen finnes allerede',
    description: 'BankID sender nettleseren rett tilbake: Det finnes allerede en konto.',
  },
  'eident-error-objecterror': {
    name: 'Norge: boligen kan ikke kjøpes',
    description: 'BankID sender nettleseren rett tilbake: Boligen kan ikke kjøpes.',
  },
  'eident-error-exception': {
    name: 'Norge: et unntak',
    description: 'BankID sender nettleseren rett tilbake: Noe uventet skjedde hos tjenesten.',
  },
  'eident-error-acceptterms': {
    name: 'Norge: vilkårene er ikke godtatt',
    description: 'BankID sender nettleseren rett tilbake: Vilkårene er ikke godtatt.',
  },
  'eident-error-purchase': {
    name: 'Norge: kjøpet kunne ikke fullføres',
    description: 'BankID sender nettleseren rett tilbake: Kjøpet kunne ikke fullføres.',
  },
  'eident-error-general': {
    name: 'Norge: generell feil',
    description: 'BankID sender nettleseren rett tilbake med en feil uten nærmere årsak.',
  },
  'eident-error-notfound': {
    name: 'Norge: ingen konto',
    description: 'BankID sender nettleseren rett tilbake: Det finnes ingen konto.',
  },
  'eident-error-unauthorizedid': {
    name: 'Norge: e-ID-en godtas ikke',
    description: 'BankID sender nettleseren rett tilbake: E-ID-en godtas ikke.',
  },
  'eident-error-cancel': {
    name: 'Norge: avbrutt',
    description: 'BankID sender nettleseren rett tilbake: Brukeren avbrøt.',
  },
  'eident-error-inprogress': {
    name: 'Norge: allerede i gang',
    description: 'BankID sender nettleseren rett tilbake: En identifisering er allerede i gang.',
  },
  'eident-error-timeout': {
    name: 'Norge: tiden gikk ut',
    description: 'BankID sender nettleseren rett tilbake: Det tok for lang tid.',
  },
  'eident-error-browsererror': {
    name: 'Norge: nettleseren mistet innloggingen',
    description: 'BankID sender nettleseren rett tilbake: Innloggingen ble borte underveis.',
  },
  'eident-error-bankidinvalid': {
    name: 'Norge: ugyldig BankID',
    description: 'BankID sender nettleseren rett tilbake: BankID-en er ugyldig.',
  },
  'eident-error-loginfailed': {
    name: 'Norge: innloggingen mislyktes',
    description: 'BankID sender nettleseren rett tilbake: Innloggingen mislyktes.',
  },
  'eident-error-unknown': {
    name: 'Norge: en feil som ingen kjenner',
    description: 'En ukjent feil i adressen regnes som en feil i kjøpet.',
  },
}
