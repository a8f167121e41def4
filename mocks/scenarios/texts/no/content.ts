import type { contentScenarios } from '../../content.ts'
import type { TextsOf } from '../texts-of.ts'

export const contentTexts: TextsOf<typeof contentScenarios> = {
  'page-moved': {
    name: 'Siden er flyttet',
    description: 'En gammel adresse: Siden kommer likevel og oppgir den nye adressen som den rette.',
  },
  'redirect-message': {
    name: 'Sendt hit fra det svenske nettstedet',
    description:
      'Den engelske forsiden, der man kommer fra den svenske: Når spørsmålet om informasjonskapsler er besvart, forklarer en melding hvorfor.',
  },
  'page-broken': {
    name: 'Siden er ødelagt',
    description: 'Siden som sier at noe gikk galt, slik innholdstjenesten selv svarer med den.',
  },
  'page-fails-once': {
    name: 'Siden kan hentes ved andre forsøk',
    description: 'De to første svarene er 503, de neste er gode: Det hjelper å prøve igjen.',
  },
  'pages-slow': {
    name: 'Sidene er trege',
    description: 'Hver side tar fire sekunder.',
  },
  'template-unknown': {
    name: 'Sidemalen mangler',
    description: 'Et steg i kjøpet som portalen mangler mal for: Den sier at noe gikk galt.',
  },
  'home-gone': {
    name: 'Boligen finnes ikke lenger',
    description: 'En adresse under et prosjekt som ingen bolig har: Siden sier det og viser de andre.',
  },
  'new-versions': {
    name: 'Nettstedet slippes om og om igjen',
    description: 'En ny versjon kommer hvert minutt, så portalen laster seg på nytt ved neste side.',
  },
  'crisis-emergency': {
    name: 'Krisebanner på forsiden',
    description: 'En nødsituasjon meldes bare på forsiden. På andre sider er den skjult.',
  },
  'crisis-everywhere': {
    name: 'Informasjonsbanner på alle sider',
    description: 'En opplysning på alle sider unntatt kartet. Den kan lukkes.',
  },
  'nothing-published': {
    name: 'Ingen nyheter og ingen ledige stillinger',
    description: 'Listene med nyheter, pressemeldinger, rapporter og stillinger er tomme.',
  },
  'text-search-empty': {
    name: 'Tekstsøk uten treff',
    description: 'Et ord som ikke finnes noe sted: ingen treff i noen kategori.',
  },
  'text-search-misspelt': {
    name: 'Tekstsøk med skrivefeil',
    description: 'To bokstaver har byttet plass, men prosjektet blir funnet likevel.',
  },
  'messages-fail': {
    name: 'Tekstene kan ikke hentes',
    description: 'Tekstene svarer 503: Portalen viser dem den selv har med seg.',
  },
  'edit-mode': {
    name: 'Redaktøren ser gjennom',
    description:
      'Petra åpner en side i redigeringsmodus: Inngangen til betalinger vises, og kjøpet på nett ser ut som vanlig.',
  },
  'showing-door': {
    name: 'Ved døren til visningen',
    description: 'Siden som QR-koden ved døren fører til: ingen menyer, bare visningen.',
  },
  'premises-empty': {
    name: 'Ingen lokaler å vise',
    description: 'Siden med lokaler, med filtre som ingen av dem passer til.',
  },
  'succession-fails': {
    name: 'Salg av kontrakt kan ikke hentes',
    description: 'Listen over salg av kontrakt svarer 503 midt på en side som ellers er hel.',
  },
}
