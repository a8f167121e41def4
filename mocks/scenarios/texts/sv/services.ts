import type { serviceScenarios } from '../../services.ts'
import type { TextsOf } from '../texts-of.ts'

export const serviceTexts: TextsOf<typeof serviceScenarios> = {
  'search-down': {
    name: 'Sökningen ligger nere',
    description: 'Varje sökning svarar 503.',
  },
  'search-slow': {
    name: 'Sökningen är långsam',
    description: 'Varje bostadssökning tar tre sekunder.',
  },
  'text-search-down': {
    name: 'Textsökningen ligger nere',
    description: 'Sökningen i texter svarar 503.',
  },
  'premises-fail': {
    name: 'Lokalerna går inte att hämta',
    description: 'Sökningen av lokaler svarar 503, och sidan visar inga.',
  },
  'favourites-fail': {
    name: 'Sparade bostäder går inte att hämta',
    description: 'Att hämta sparade bostäder och projekt svarar 503.',
  },
  'visits-fail': {
    name: 'Senast besökta går inte att hämta',
    description: 'Senast och mest besökta svarar 503, och deras rader utelämnas.',
  },
  'explorer-down': {
    name: 'Inget i fasadväljare och rundtur går att hämta',
    description: 'Uppgifterna om huset, vyerna runtom och filerna svarar 503.',
  },
  'errands-fail': {
    name: 'Ärendena går inte att hämta',
    description: 'Ärenden och ronder svarar 503.',
  },
  'fault-report-empty': {
    name: 'En felanmälan från början',
    description: 'Margareta har två bostäder och inget är ifyllt: prova att gå vidare utan att välja.',
  },
  'notifications-fail': {
    name: 'Aviseringarna går inte att hämta',
    description: 'Aviseringarna svarar 503, och ingen får veta det.',
  },
  'pages-fail': {
    name: 'Sidorna går inte att hämta',
    description: 'Varje sida svarar 503, så att felsidan visas.',
  },
  'page-missing': {
    name: 'Sidan finns inte',
    description: 'En adress som ingen sida har: svaret är 404, och sidan för det visas.',
  },
  'page-needs-login': {
    name: 'Sidan kräver inloggning',
    description: 'En besökare öppnar Mina sidor: svaret är 401, och inloggningen leder tillbaka dit.',
  },
  'page-forbidden': {
    name: 'Sidan är till för andra',
    description: 'Alla sidor utom startsidan svarar 403, som en sida för någon annan gör.',
  },
  'images-fail': {
    name: 'Bilderna går inte att hämta',
    description: 'Varje bild svarar 503.',
  },
  'contact-form-fails': {
    name: 'Kontaktformuläret går inte att skicka',
    description: 'Kontaktformuläret svarar 503, och inget av det som skrivits går förlorat.',
  },
}
