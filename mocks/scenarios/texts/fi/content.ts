import type { contentScenarios } from '../../content.ts'
import type { TextsOf } from '../texts-of.ts'

export const contentTexts: TextsOf<typeof contentScenarios> = {
  'page-moved': {
    name: 'Sivu on siirretty',
    description: 'Vanha osoite: sivu tulee silti ja ilmoittaa uuden osoitteensa oikeaksi.',
  },
  'redirect-message': {
    name: 'Ohjattu tänne ruotsalaiselta sivustolta',
    description:
      'Englanninkielinen etusivu, jolle tullaan ruotsinkieliseltä: kun evästekysymykseen on vastattu, viesti kertoo syyn.',
  },
  'page-broken': {
    name: 'Sivu on rikki',
    description: 'Sivu, joka kertoo jonkin menneen vikaan, sellaisena kuin sisältöpalvelu itse sen antaa.',
  },
  'page-fails-once': {
    name: 'Sivu aukeaa toisella yrityksellä',
    description: 'Kaksi ensimmäistä vastausta on 503, seuraavat onnistuvat: uusi yritys auttaa.',
  },
  'pages-slow': {
    name: 'Sivut ovat hitaita',
    description: 'Jokainen sivu kestää neljä sekuntia.',
  },
  'template-unknown': {
    name: 'Sivupohja puuttuu',
    description: 'Kaupan vaihe, jolle portaalissa ei ole sivupohjaa: se kertoo jonkin menneen vikaan.',
  },
  'home-gone': {
    name: 'Kotia ei enää ole',
    description: 'Kohteen alla oleva osoite, jossa ei ole asuntoa: sivu kertoo sen ja näyttää muut.',
  },
  'new-versions': {
    name: 'Sivusto julkaistaan yhä uudelleen',
    description:
      'Uusi versio tulee joka minuutti, joten portaali lataa itsensä uudelleen seuraavalla sivulla.',
  },
  'crisis-emergency': {
    name: 'Kriisitiedote etusivulla',
    description: 'Hätätilanteesta kerrotaan vain etusivulla. Muilla sivuilla tiedote on piilossa.',
  },
  'crisis-everywhere': {
    name: 'Tiedote kaikilla sivuilla',
    description: 'Tiedote kaikilla sivuilla karttaa lukuun ottamatta. Sen voi sulkea.',
  },
  'nothing-published': {
    name: 'Ei uutisia eikä avoimia työpaikkoja',
    description: 'Uutisten, tiedotteiden, raporttien ja työpaikkojen luettelot ovat tyhjiä.',
  },
  'text-search-empty': {
    name: 'Tekstihaku ilman osumia',
    description: 'Sana, jota ei ole missään: ei osumia yhdessäkään luokassa.',
  },
  'text-search-misspelt': {
    name: 'Tekstihaku kirjoitusvirheellä',
    description: 'Kaksi kirjainta on vaihtanut paikkaa, mutta kohde löytyy silti.',
  },
  'messages-fail': {
    name: 'Tekstejä ei voi hakea',
    description: 'Tekstit vastaavat 503: portaali näyttää ne, jotka sillä on mukanaan.',
  },
  'edit-mode': {
    name: 'Toimittaja tarkistaa',
    description:
      'Petra avaa sivun muokkaustilassa: maksut näkyvät, ja verkko-ostaminen näyttää tavalliselta.',
  },
  'showing-door': {
    name: 'Esittelyn ovella',
    description: 'Sivu, jolle oven QR-koodi johtaa: ei valikoita, vain esittely.',
  },
  'premises-empty': {
    name: 'Ei toimitiloja näytettäväksi',
    description: 'Toimitilojen sivu suodattimilla, joihin mikään niistä ei sovi.',
  },
  'succession-fails': {
    name: 'Jälleenmyyntejä ei voi hakea',
    description: 'Jälleenmyytävien luettelo vastaa 503 keskellä muuten ehjää sivua.',
  },
}
