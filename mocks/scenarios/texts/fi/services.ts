import type { serviceScenarios } from '../../services.ts'
import type { TextsOf } from '../texts-of.ts'

export const serviceTexts: TextsOf<typeof serviceScenarios> = {
  'search-down': {
    name: 'Haku ei toimi',
    description: 'Jokainen haku vastaa 503.',
  },
  'search-slow': {
    name: 'Haku on hidas',
    description: 'Jokainen asuntohaku kestää kolme sekuntia.',
  },
  'text-search-down': {
    name: 'Tekstihaku ei toimi',
    description: 'Haku teksteistä vastaa 503.',
  },
  'premises-fail': {
    name: 'Toimitiloja ei voi hakea',
    description: 'Toimitilojen haku vastaa 503, eikä sivu näytä yhtään.',
  },
  'favourites-fail': {
    name: 'Tallennettuja asuntoja ei voi hakea',
    description: 'Tallennettujen asuntojen ja kohteiden haku vastaa 503.',
  },
  'visits-fail': {
    name: 'Viimeksi katsottuja ei voi hakea',
    description: 'Viimeksi ja eniten katsotut vastaavat 503, ja niiden rivit jäävät pois.',
  },
  'explorer-down': {
    name: 'Julkisivuvalitsimeen ja virtuaaliesittelyyn ei saada mitään',
    description: 'Talon tiedot, näkymät ympärille ja tiedostot vastaavat 503.',
  },
  'errands-fail': {
    name: 'Asioita ei voi hakea',
    description: 'Asiat ja kiertotarkastukset vastaavat 503.',
  },
  'fault-report-empty': {
    name: 'Vikailmoitus alusta',
    description: 'Margaretalla on kaksi asuntoa eikä mitään ole täytetty: yritä jatkaa valitsematta.',
  },
  'notifications-fail': {
    name: 'Ilmoituksia ei voi hakea',
    description: 'Ilmoitukset vastaavat 503, eikä siitä kerrota kenellekään.',
  },
  'pages-fail': {
    name: 'Sivuja ei voi hakea',
    description: 'Jokainen sivu vastaa 503, joten näkyviin tulee virhesivu.',
  },
  'page-missing': {
    name: 'Sivua ei ole',
    description: 'Osoite, jossa ei ole sivua: vastaus on 404, ja näkyviin tulee sitä varten tehty sivu.',
  },
  'page-needs-login': {
    name: 'Sivu vaatii kirjautumisen',
    description: 'Kävijä avaa Omat sivut: vastaus on 401, ja kirjautuminen tuo takaisin sinne.',
  },
  'page-forbidden': {
    name: 'Sivu on muita varten',
    description: 'Kaikki sivut etusivua lukuun ottamatta vastaavat 403, kuten muille tarkoitettu sivu tekee.',
  },
  'images-fail': {
    name: 'Kuvia ei voi hakea',
    description: 'Jokainen kuva vastaa 503.',
  },
  'contact-form-fails': {
    name: 'Yhteydenottolomaketta ei voi lähettää',
    description: 'Lomake vastaa 503, eikä mitään kirjoitettua häviä.',
  },
}
