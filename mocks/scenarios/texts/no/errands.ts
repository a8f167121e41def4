import type { errandScenarios } from '../../errands/errands.ts'
import type { TextsOf } from '../texts-of.ts'

export const errandTexts: TextsOf<typeof errandScenarios> = {
  'errands-none': {
    name: 'Ingen saker ennå',
    description: 'Inngangen vises fordi det har gått en måned siden hun flyttet inn. Listen er tom.',
  },
  'errands-many': {
    name: 'Hundreogtjue saker',
    description: 'En liste som må filtreres og sorteres.',
  },
  'errands-a-month-later': {
    name: 'En måned senere',
    description: 'Tretti dager har gått: Besøkene er gjennomført, og det som ventet, er kommet videre.',
  },
  'errand-waits-for-answer': {
    name: 'En sak venter på svar',
    description:
      'BV-204751 trenger et svar. Den som legger til noe i saken, får den videre. Uten svar blir den avsluttet.',
  },
  'errands-norway': {
    name: 'Saker i Norge',
    description: 'Sakene til en norsk beboer, med ettårsbefaringen og de norske statusene.',
  },
  'errands-board': {
    name: 'Sakene og befaringsrundene til et boligselskap',
    description: 'Et styre med teknisk forvaltning: saker i nesten alle statuser, og befaringsrunder.',
  },
  'board-without-management': {
    name: 'Styre uten teknisk forvaltning',
    description: 'Meldingen hennes på den forvaltede veien avvises (403).',
  },
  'guarantee-ends-tomorrow': {
    name: 'Garantien går ut i morgen',
    description: 'En feil som meldes i dag, dekkes av garantien. To dager senere gjør den ikke det lenger.',
  },
  'guarantee-over': {
    name: 'Garantien er utløpt',
    description: 'Garantien gikk ut i går: En feil som meldes nå, er en sak for kundeservice.',
  },
  'agreements-none': {
    name: 'Ingen avtale',
    description: 'Avtale mangler (204), så hun skriver adressen selv.',
  },
  'agreements-fail': {
    name: 'Avtalene kan ikke hentes',
    description: 'Avtalene svarer 503.',
  },
  'errand-detail-fails': {
    name: 'Saken kan ikke åpnes',
    description: 'Listen kommer, men hver enkelt sak og befaringsrunde svarer 503.',
  },
  'errand-download-fails': {
    name: 'Vedleggene kan ikke hentes',
    description: 'Hvert vedlegg svarer 503.',
  },
  'errand-create-fails': {
    name: 'Feilmeldingen kan ikke sendes',
    description: 'Hver feilmelding svarer 503, og ingenting av den lagres.',
  },
  'errand-create-cut-off': {
    name: 'Feilmeldingen mister forbindelsen',
    description: 'Forbindelsen brytes mens en feilmelding sendes.',
  },
  'errand-create-fails-once': {
    name: 'Feilmeldingen går først andre gang',
    description: 'Den første feilmeldingen svarer 503. Et nytt forsøk lykkes.',
  },
  'errand-file-too-large': {
    name: 'Et vedlegg er for stort',
    description: 'Hver feilmelding svarer 413, uansett hva som legges ved.',
  },
  'errand-files-too-large': {
    name: 'Vedleggene er for store til sammen',
    description: 'Hver feilmelding svarer 413: Vedleggene er for store til sammen.',
  },
  'errand-file-type-refused': {
    name: 'Filtypen godtas ikke',
    description: 'Hver feilmelding svarer 422: Filtypen godtas ikke.',
  },
  'errand-too-many-files': {
    name: 'For mange vedlegg',
    description: 'Hver feilmelding svarer 422: Det er for mange vedlegg.',
  },
  'errand-upload-slow': {
    name: 'Vedleggene tar tid å sende',
    description: 'Hver feilmelding besvares først etter tolv sekunder.',
  },
  'errand-edit-fails': {
    name: 'Saken kan ikke endres',
    description: 'Å legge til noe og å avslutte svarer 503.',
  },
  'errand-closed-meanwhile': {
    name: 'Saken ble avsluttet i mellomtiden',
    description: 'Å legge til noe og å avslutte svarer 409: Saken er allerede avsluttet.',
  },
  'rounds-fail': {
    name: 'Befaringsrundene kan ikke hentes',
    description: 'Sakene kommer, men befaringsrundene svarer 503.',
  },
  'rooms-fail': {
    name: 'Rommene kan ikke hentes',
    description: 'Rom og fellesområder svarer 503.',
  },
  'detail-areas-fail': {
    name: 'Detaljene kan ikke hentes',
    description: 'De detaljerte områdene i hvert rom svarer 503.',
  },
  'detail-areas-empty': {
    name: 'Ingen detaljer å velge mellom',
    description: 'De detaljerte områdene i hvert rom er en tom liste, og det regnes som en feil.',
  },
  'case-search-empty': {
    name: 'Ingen adresse blir funnet',
    description: 'Adressesøket gir ingen treff, uansett hva man skriver.',
  },
  'articles-fail': {
    name: 'Hjelpetekstene kan ikke hentes',
    description: 'Artiklene i informasjonssteget svarer 503, og ingen får vite det.',
  },
  'cooperative-fails': {
    name: 'Opplysningene om boligselskapet kan ikke hentes',
    description: 'Boligselskapet svarer 503, så siden for tekniske feil vises.',
  },
  'has-cases-fails': {
    name: 'Det går ikke an å se om det finnes saker',
    description: 'Spørsmålet bak inngangen til Saker svarer 503.',
  },
  'case-login-without-user': {
    name: 'Innloggingen finner ingen bruker',
    description: 'E-ID-en sier ja, men brukeren bak den finnes ikke (404).',
  },
}
