import type { accountScenarios } from '../../accounts/accounts.ts'
import type { TextsOf } from '../texts-of.ts'

export const accountTexts: TextsOf<typeof accountScenarios> = {
  'register-new-person': {
    name: 'Opprett konto med e-ID',
    description: 'Lucas, som ingen kjenner ennå, godkjenner registreringen og logges inn.',
  },
  'register-buyer': {
    name: 'En kjøper oppretter konto',
    description: 'Ylva er kjent som kjøper, men har ingen konto: I den nye er boligen hennes med.',
  },
  'register-user-exists': {
    name: 'Fødselsnummeret har allerede en konto',
    description: 'Amira godkjenner registreringen, men fødselsnummeret hennes har allerede en konto.',
  },
  'register-deceased': {
    name: 'En avdød registrerer seg',
    description: 'Nummeret tilhører en som er død: Den generelle feilen vises.',
  },
  'register-email-taken': {
    name: 'E-postadressen har allerede en konto',
    description: 'Registrer deg med amira.nordin@example.com: Adressen er allerede i bruk.',
  },
  'register-wrong-input': {
    name: 'Opplysningene stemmer ikke',
    description: 'Registrer deg med en fødselsdato i fremtiden, eller som en under atten år.',
  },
  'register-campaign-code': {
    name: 'Opprett konto med kampanjekode',
    description:
      'VAR2026 gjelder, HOST2024 er utløpt, SNART begynner å gjelde om to måneder, og alle andre er ukjente.',
  },
  'register-verifies-email': {
    name: 'Koden i e-posten',
    description:
      'Første forsøk sender en kode på seks sifre på e-post, som vises i postkassen. Neste forsøk sender den med.',
  },
  'register-fails': {
    name: 'Registreringen svarer ikke',
    description: 'Å opprette konto svarer 503, med og uten e-ID.',
  },
  'register-norway-no-pid': {
    name: 'Norge: personlig id er ikke aktivert ved registrering',
    description: 'Godkjenn som Kåre på den oppdiktede siden: Han må først aktivere e-ID-en sin.',
  },
  'register-finland-user-exists': {
    name: 'Finland: fødselsnummeret har allerede en konto',
    description: 'Godkjenn som Eetu på den oppdiktede siden: Han har allerede en konto.',
  },
  'eid-connected': {
    name: 'E-ID kobles til kontoen',
    description: 'Tove har ingen ennå. Den hun kobler til kontoen, godkjennes etter fire sekunder.',
  },
  'eid-connected-elsewhere': {
    name: 'E-ID-en tilhører en annen konto',
    description: 'Tove prøver å koble til en e-ID som tilhører kontoen til Amira.',
  },
  'eid-connected-deceased': {
    name: 'E-ID-en tilhører en avdød',
    description: 'Tove prøver å koble til e-ID-en til en som er død: Den generelle feilen vises.',
  },
  'eid-shown-by-somebody-else': {
    name: 'Feil person viser e-ID-en sin',
    description: 'Jonas blir bedt om å identifisere seg igjen, men en annen godkjenner.',
  },
  'password-link-mailed': {
    name: 'Lenken til et nytt passord har kommet',
    description: 'I postkassen ligger en lenke til Tove, som gjelder i en time.',
  },
  'password-link-expired': {
    name: 'Lenken til et nytt passord er for gammel',
    description: 'Lenken til Tove i postkassen er mer enn en time gammel.',
  },
  'password-mail-fails': {
    name: 'Det går ikke å be om nytt passord',
    description: 'Å be om en lenke svarer 503, og å velge passord også.',
  },
  'login-paused': {
    name: 'For mange feil passord',
    description: 'Fem feil passord for Tove: Hun kan ikke logge inn med e-post på ett minutt (429).',
  },
  'email-link-mailed': {
    name: 'Lenken til en ny e-postadresse har kommet',
    description: 'I postkassen ligger en lenke som gir Tove en annen adresse. Den gjelder i ett døgn.',
  },
  'email-link-expired': {
    name: 'Lenken til en ny e-postadresse er for gammel',
    description: 'Lenken i postkassen er mer enn ett døgn gammel.',
  },
  'email-link-superseded': {
    name: 'En nyere lenke er sendt',
    description: 'To lenker ligger i postkassen, og bare den nyeste gjelder.',
  },
  'email-link-taken': {
    name: 'E-postadressen ble tatt av en annen',
    description: 'Noen tok adressen etter at lenken ble sendt.',
  },
  'email-changed': {
    name: 'E-postadressen er byttet',
    description:
      'Tove har en annen adresse. E-posten til den gamle har en lenke som angrer byttet, og gjelder i en uke.',
  },
  'settings-fail': {
    name: 'Innstillingene kan ikke lagres',
    description: 'Å lagre innstillinger, e-postadresse eller passord svarer 503.',
  },
  'vip-not-a-member': {
    name: 'Ikke VIP ennå',
    description: 'Jonas kan bli med mot avgift eller med en kode: VAR2026 gjelder, HOST2024 er utløpt.',
  },
  'vip-fee-due': {
    name: 'VIP, men avgiften er ikke betalt',
    description: 'Saga ble med for tre dager siden. En kode kan fortsatt dekke avgiften hennes.',
  },
  'vip-paid': {
    name: 'VIP med betalt avgift',
    description: 'Viggo ser boligene i forhåndssalget.',
  },
  'vip-by-code': {
    name: 'VIP med kampanjekode',
    description: 'En kode dekket avgiften til Nils.',
  },
  'vip-reminded': {
    name: 'Norge: påminnelse om VIP-avgiften',
    description: 'Thea har fått en påminnelse om avgiften. Bare i Norge regnes hun som VIP likevel.',
  },
  'vip-invoice-sent': {
    name: 'VIP-avgiften er fakturert',
    description: 'En uke senere: Fakturaen til Saga er sendt.',
  },
  'vip-last-day': {
    name: 'Siste dag som VIP',
    description: 'Medlemskapet til Viggo slutter i natt. Flytt klokken for å se det ta slutt.',
  },
  'vip-join-fails': {
    name: 'Det går ikke å bli VIP',
    description: 'Å bli med svarer 503.',
  },
  'consent-needed': {
    name: 'Samtykke mangler',
    description: 'Sven har bare godtatt vilkårene for et annet nettsted og møter først samtykkesiden.',
  },
  'consent-fails': {
    name: 'Samtykket kan ikke lagres',
    description: 'Å lagre samtykket svarer 503.',
  },
  'favourites-none': {
    name: 'Ingen favoritter',
    description: 'Jonas har ingen favoritter og har ikke meldt interesse for noe.',
  },
  'favourites-many': {
    name: 'Mange favoritter',
    description: 'Jonas har 120 favoritter.',
  },
  'favourites-change-fails': {
    name: 'Favoritter kan ikke endres',
    description: 'Å legge til og fjerne en favoritt svarer 503.',
  },
  'prices-lowered': {
    name: 'Lavere priser på lagrede boliger',
    description:
      'For tolv dager siden lagret Jonas boliger som siden har fått lavere pris; i postkassen ligger en e-post om hver av dem.',
  },
  'searches-some': {
    name: 'Lagrede søk',
    description: 'Jonas følger med på tre søk.',
  },
  'searches-alerts': {
    name: 'E-post om lagrede søk',
    description:
      'For ti dager siden ba Jonas om én e-post om dagen for ett søk og én i uken for et annet; i postkassen ligger det som har vært nytt siden.',
  },
  'searches-full': {
    name: 'Fullt av lagrede søk',
    description: 'Jonas har så mange søk som kan lagres: Ett til avvises (409).',
  },
  'searches-fail': {
    name: 'Lagrede søk kan ikke hentes',
    description: 'Listen svarer 503, og det gjør også lagring, endring og sletting av et søk.',
  },
  'showing-full': {
    name: 'Visningen er fulltegnet',
    description: 'Alle visninger er fulle: Påmelding svarer 409.',
  },
  'showing-over': {
    name: 'Visningen er over',
    description: 'Åtte uker senere: Påmelding til en av de tidligere visningene svarer 410.',
  },
  'forms-fail': {
    name: 'Skjemaer kan ikke sendes',
    description: 'Interessemeldinger, visninger og meldinger svarer 503.',
  },
  'insights-fail': {
    name: 'Målingen svarer ikke',
    description: 'Valg, rapporter, måleverdier og besøk svarer 503, og ingen får vite det.',
  },
  'my-pages-all-paid': {
    name: 'Mine sider: alt er betalt',
    description: 'Amira har betalt VIP-avgiften og alle delbetalinger for boligen sin.',
  },
  'my-pages-all-signed': {
    name: 'Mine sider: alt er signert',
    description: 'Amira har signert og godkjent alle dokumenter som ventet på henne.',
  },
}
