import type { errandScenarios } from '../../errands/errands.ts'
import type { TextsOf } from '../texts-of.ts'

export const errandTexts: TextsOf<typeof errandScenarios> = {
  'errands-none': {
    name: 'Ei vielä asioita',
    description: 'Kohta näkyy, koska muutosta on kulunut kuukausi. Luettelo on tyhjä.',
  },
  'errands-many': {
    name: 'Satakaksikymmentä asiaa',
    description: 'Luettelo, jota on suodatettava ja lajiteltava.',
  },
  'errands-a-month-later': {
    name: 'Kuukautta myöhemmin',
    description: 'Kolmekymmentä päivää on kulunut: käynnit on tehty, ja odottaneet asiat ovat edenneet.',
  },
  'errand-waits-for-answer': {
    name: 'Asia odottaa vastausta',
    description:
      'BV-204751 tarvitsee vastauksen. Täydentäminen vie asian eteenpäin, vaikeneminen päättää sen.',
  },
  'errands-norway': {
    name: 'Asiat Norjassa',
    description: 'Norjalaisen asukkaan asiat, vuositarkastus ja Norjan tilat.',
  },
  'errands-board': {
    name: 'Yhtiön asiat ja kiertotarkastukset',
    description:
      'Hallitus, jolla on tekninen isännöinti: asioita lähes jokaisessa tilassa ja kiertotarkastuksia.',
  },
  'board-without-management': {
    name: 'Hallitus ilman teknistä isännöintiä',
    description: 'Hänen ilmoituksensa isännöidyille yhtiöille tarkoitetulla lomakkeella hylätään (403).',
  },
  'guarantee-ends-tomorrow': {
    name: 'Takuu päättyy huomenna',
    description: 'Tänään ilmoitettu vika kuuluu takuuseen. Kahden päivän päästä ei enää.',
  },
  'guarantee-over': {
    name: 'Takuu on päättynyt',
    description: 'Takuu päättyi eilen: nyt ilmoitettu vika kuuluu asiakaspalvelulle.',
  },
  'agreements-none': {
    name: 'Ei sopimusta',
    description: 'Sopimusta ei ole (204), joten hän kirjoittaa osoitteensa itse.',
  },
  'agreements-fail': {
    name: 'Sopimuksia ei voi hakea',
    description: 'Sopimukset vastaavat 503.',
  },
  'errand-detail-fails': {
    name: 'Asiaa ei voi avata',
    description: 'Luettelo tulee, mutta jokainen yksittäinen asia ja kiertotarkastus vastaa 503.',
  },
  'errand-download-fails': {
    name: 'Liitteitä ei voi hakea',
    description: 'Jokainen liite vastaa 503.',
  },
  'errand-create-fails': {
    name: 'Vikailmoitusta ei voi lähettää',
    description: 'Jokainen vikailmoitus vastaa 503, eikä siitä tallennu mitään.',
  },
  'errand-create-cut-off': {
    name: 'Vikailmoitus menettää yhteyden',
    description: 'Yhteys katkeaa, kun vikailmoitusta lähetetään.',
  },
  'errand-create-fails-once': {
    name: 'Vikailmoitus onnistuu toisella kerralla',
    description: 'Ensimmäinen vikailmoitus vastaa 503. Uusi yritys onnistuu.',
  },
  'errand-file-too-large': {
    name: 'Liite on liian suuri',
    description: 'Jokainen vikailmoitus vastaa 413, liitettiin mitä tahansa.',
  },
  'errand-files-too-large': {
    name: 'Liitteet ovat yhdessä liian suuria',
    description: 'Jokainen vikailmoitus vastaa 413: liitteet ovat yhteensä liian suuria.',
  },
  'errand-file-type-refused': {
    name: 'Tiedostotyyppiä ei oteta vastaan',
    description: 'Jokainen vikailmoitus vastaa 422: tiedostotyyppiä ei oteta vastaan.',
  },
  'errand-too-many-files': {
    name: 'Liian monta liitettä',
    description: 'Jokainen vikailmoitus vastaa 422: liitteitä on liikaa.',
  },
  'errand-upload-slow': {
    name: 'Liitteiden lähettäminen kestää',
    description: 'Jokaiseen vikailmoitukseen vastataan vasta kahdentoista sekunnin kuluttua.',
  },
  'errand-edit-fails': {
    name: 'Asiaa ei voi muuttaa',
    description: 'Täydentäminen ja päättäminen vastaavat 503.',
  },
  'errand-closed-meanwhile': {
    name: 'Asia päätettiin sillä välin',
    description: 'Täydentäminen ja päättäminen vastaavat 409: asia on jo päätetty.',
  },
  'rounds-fail': {
    name: 'Kiertotarkastuksia ei voi hakea',
    description: 'Yhtiön asiat tulevat, mutta kiertotarkastukset vastaavat 503.',
  },
  'rooms-fail': {
    name: 'Tiloja ei voi hakea',
    description: 'Huoneet ja yhteiset tilat vastaavat 503.',
  },
  'detail-areas-fail': {
    name: 'Yksityiskohtia ei voi hakea',
    description: 'Jokaisen huoneen tarkemmat paikat vastaavat 503.',
  },
  'detail-areas-empty': {
    name: 'Ei yksityiskohtia, joista valita',
    description: 'Jokaisen huoneen tarkempien paikkojen luettelo on tyhjä, mikä tulkitaan virheeksi.',
  },
  'case-search-empty': {
    name: 'Osoitetta ei löydy',
    description: 'Osoitehaku ei löydä mitään, kirjoitti mitä tahansa.',
  },
  'articles-fail': {
    name: 'Ohjetekstejä ei voi hakea',
    description: 'Tietovaiheen artikkelit vastaavat 503, eikä siitä kerrota kenellekään.',
  },
  'cooperative-fails': {
    name: 'Yhtiön tietoja ei voi hakea',
    description: 'Yhtiö vastaa 503, joten näkyviin tulee teknisten virheiden sivu.',
  },
  'has-cases-fails': {
    name: 'Ei selviä, onko asioita',
    description: 'Kysely, joka ratkaisee Asiat-kohdan näkymisen, vastaa 503.',
  },
  'case-login-without-user': {
    name: 'Kirjautuminen ei löydä käyttäjää',
    description: 'Tunnistautuminen onnistuu, mutta sen käyttäjää ei ole (404).',
  },
}
