import type { serviceScenarios } from '../../services.ts'
import type { TextsOf } from '../texts-of.ts'

export const serviceTexts: TextsOf<typeof serviceScenarios> = {
  'search-down': {
    name: 'Søket er nede',
    description: 'Hvert søk svarer 503.',
  },
  'search-slow': {
    name: 'Søket er tregt',
    description: 'Hvert boligsøk tar tre sekunder.',
  },
  'text-search-down': {
    name: 'Tekstsøket er nede',
    description: 'Søket i tekster svarer 503.',
  },
  'premises-fail': {
    name: 'Lokalene kan ikke hentes',
    description: 'Søket etter lokaler svarer 503, og siden viser ingen.',
  },
  'favourites-fail': {
    name: 'Lagrede boliger kan ikke hentes',
    description: 'Henting av lagrede boliger og prosjekter svarer 503.',
  },
  'visits-fail': {
    name: 'Sist besøkte kan ikke hentes',
    description: 'Sist og mest besøkte svarer 503, og radene deres utelates.',
  },
  'explorer-down': {
    name: 'Ingenting i fasadevelger og omvisning kan hentes',
    description: 'Opplysningene om huset, utsiktene rundt og filene svarer 503.',
  },
  'errands-fail': {
    name: 'Sakene kan ikke hentes',
    description: 'Saker og befaringsrunder svarer 503.',
  },
  'fault-report-empty': {
    name: 'Meld feil fra begynnelsen',
    description: 'Margareta har to boliger, og ingenting er fylt ut: Prøv å gå videre uten å velge.',
  },
  'notifications-fail': {
    name: 'Varslene kan ikke hentes',
    description: 'Varslene svarer 503, og ingen får vite det.',
  },
  'pages-fail': {
    name: 'Sidene kan ikke hentes',
    description: 'Hver side svarer 503, så feilsiden vises.',
  },
  'page-missing': {
    name: 'Siden finnes ikke',
    description: 'En adresse som ingen side har: Svaret er 404, og siden for det vises.',
  },
  'page-needs-login': {
    name: 'Siden krever innlogging',
    description: 'En besøkende åpner Mine sider: Svaret er 401, og innloggingen fører tilbake dit.',
  },
  'page-forbidden': {
    name: 'Siden er for andre',
    description: 'Alle sider unntatt forsiden svarer 403, slik en side for noen andre gjør.',
  },
  'images-fail': {
    name: 'Bildene kan ikke hentes',
    description: 'Hvert bilde svarer 503.',
  },
  'contact-form-fails': {
    name: 'Kontaktskjemaet kan ikke sendes',
    description: 'Kontaktskjemaet svarer 503, og ingenting av det som er skrevet, går tapt.',
  },
}
