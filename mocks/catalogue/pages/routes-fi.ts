import type { RouteTexts } from './page-data.ts'

/** What stands on the pages of the URL map of the Finnish site. */
export const routesFi: RouteTexts = {
  start: {
    name: 'Etusivu',
    title: 'Missä haluat herätä?',
    preamble: 'Uusia koteja Helsingistä Ouluun, suunniteltu valolle, rauhalle ja arjelle.',
  },
  residenceSearch: {
    name: 'Myytävät asunnot',
    preamble: 'Kaikki nyt myynnissä olevat kodit ja pian tulevat.',
  },
  textSearch: {
    name: 'Haku',
    title: 'Hae koko sivustolta',
    preamble: 'Asunnot, sivut, uutiset ja avoimet työpaikat.',
  },
  premises: {
    name: 'Toimitilat',
    title: 'Vuokrattavat toimitilat',
    preamble: 'Liiketiloja, toimistoja ja keittiöitä kortteleissamme, asukkaat heti oven ulkopuolella.',
  },
  booking: {
    name: 'Varaus',
    title: 'Varaa asuntosi',
    preamble: 'Tunnistaudut, luet sopimuksen, allekirjoitat ja maksat varausmaksun.',
  },
  bookingInfo: {
    name: 'Näin varaat',
    title: 'Näin varaat kotoa käsin',
    preamble: 'Varaus vie noin kymmenen minuuttia eikä sido ennen allekirjoitusta.',
  },
  bookingContract: { name: 'Varaussopimus', preamble: 'Lue sopimus rauhassa ennen allekirjoitusta.' },
  bookingSuccess: {
    name: 'Varaus valmis',
    title: 'Varaus on valmis',
    preamble: 'Kiitos. Lähetimme vahvistuksen sähköpostiisi.',
  },
  login: { name: 'Kirjaudu sisään', preamble: 'Kirjaudu omille sivuillesi tai hallituksen sivuille.' },
  register: { name: 'Luo tili', preamble: 'Tilillä tallennat suosikkeja, seuraat hakuja ja varaat asunnon.' },
  myPages: { name: 'Sivuni', title: 'Yleiskatsaus', preamble: 'Kaikki asunnostasi yhdessä paikassa.' },
  myResidences: { name: 'Omat asunnot', preamble: 'Tallentamasi, ostamasi ja sinua kiinnostavat asunnot.' },
  mySettings: { name: 'Asetukset', preamble: 'Yhteystiedot, salasana ja mitä saamme lähettää sinulle.' },
  myResidence: { name: 'Oma asunto', preamble: 'Tiedot, pohjapiirros, takuut ja yhteyshenkilöt.' },
  myNews: {
    name: 'Uutiset',
    title: 'Uutta talosta',
    preamble: 'Miten rakentaminen etenee ja mitä alueella tapahtuu.',
  },
  myDocuments: { name: 'Sopimukset', preamble: 'Luettavat, allekirjoitettavat ja säilytettävät sopimukset.' },
  savedSearches: { name: 'Tallennetut haut', preamble: 'Kerromme, kun jotain sopivaa tulee tarjolle.' },
  myTimeline: { name: 'Aikajana', preamble: 'Matka sopimuksesta avaimiin vaihe vaiheelta.' },
  myContacts: { name: 'Yhteystiedot', preamble: 'He auttavat sinua muuttoon asti ja sen jälkeen.' },
  forgotPassword: {
    name: 'Unohtunut salasana',
    title: 'Unohditko salasanan?',
    preamble: 'Kirjoita sähköpostiosoitteesi, niin lähetämme linkin uuden salasanan valintaan.',
  },
  consent: {
    name: 'Suostumus',
    title: 'Ennen kuin jatkat',
    preamble: 'Tarvitsemme suostumuksesi tietojesi tallentamiseen tällä sivustolla.',
  },
  career: {
    name: 'Ura',
    title: 'Rakenna jotain pysyvää',
    preamble: 'Meillä puusepät, insinöörit, asuntomyyjät ja puutarhurit tekevät työtä samaan suuntaan.',
  },
  jobs: { name: 'Avoimet työpaikat', preamble: 'Tässä ovat nyt avoinna olevat tehtävät.' },
  brokerObjects: { name: 'Välittäjäkohteet', preamble: 'Kodit, joita myyvät yhteistyökumppanimme.' },
  residencePages: {
    name: 'Asunnot',
    title: 'Asunnot paikkakunnittain',
    preamble: 'Kotimme kunnittain, alueittain ja taloittain.',
  },
  sandbox: { name: 'Hiekkalaatikko', preamble: 'Portaalin rakennuspalikat kehittäjille.' },
  board: {
    myPages: {
      name: 'Hallituksen sivut',
      title: 'Hallituksen yleiskatsaus',
      preamble: 'Yhteystiedot ja uutiset taloyhtiön hallitukselle.',
    },
    myContacts: {
      name: 'Yhteystiedot',
      title: 'Hallituksen yhteystiedot',
      preamble: 'Isännöinti, jälkimarkkinointi ja talous.',
    },
  },
  error404: { name: 'Sivua ei löydy', preamble: 'Osoite ei johda mihinkään. Sivu on ehkä siirretty.' },
  error500: { name: 'Jokin meni vikaan', preamble: 'Vika on meillä. Yritä hetken kuluttua uudelleen.' },
  areas: {
    name: 'Alueet',
    title: 'Paikat, jotka tunnemme',
    preamble: 'Täällä rakennamme nyt, ja täällä olemme rakentaneet ennenkin.',
  },
}
