import type { RouteTexts } from '../page-data.ts'
import {
  accountTermsFi,
  consentTermsFi,
  forgotPasswordBlocksFi,
  loginBlocksFi,
} from '../shared/account-fi.ts'
import { bookingInfoFi, bookingSuccessFi, bookingTermsFi } from '../shared/booking-fi.ts'
import { facts, faqOn, form, links, list, text } from '../writing.ts'

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
    blocks: [
      facts(
        'Näin vuokraat',
        ['Vuokra-aika', 'Yleensä viisi vuotta, jatko-oikeudella'],
        ['Muutostyöt', 'Teemme ne piirustustesi mukaan ja jaamme kulut vuokra-ajalle'],
        ['Käyttöön', 'Kolmen kuukauden kuluttua allekirjoituksesta'],
      ),
      form(
        'premisesOrder',
        'Etkö löytänyt sopivaa?',
        'Kerro, mitä etsit, niin vuokraaja ottaa yhteyttä kahden arkipäivän kuluessa.',
      ),
    ],
  },
  booking: {
    name: 'Varaus',
    title: 'Varaa asuntosi',
    preamble: 'Tunnistaudut, luet sopimuksen, allekirjoitat ja maksat varausmaksun.',
    terms: bookingTermsFi,
  },
  bookingInfo: {
    name: 'Näin varaat',
    title: 'Näin varaat kotoa käsin',
    preamble: 'Varaus vie noin kymmenen minuuttia eikä sido ennen allekirjoitusta.',
    blocks: bookingInfoFi,
    files: ['reservation-sample'],
    terms: bookingTermsFi,
  },
  bookingContract: {
    name: 'Varaussopimus',
    preamble: 'Lue sopimus rauhassa ennen allekirjoitusta.',
    terms: bookingTermsFi,
  },
  bookingSuccess: {
    name: 'Varaus valmis',
    title: 'Kiitos, varaus on valmis',
    preamble: 'Koti on varattu sinulle. Kuitti ja sopimus ovat Omilla sivuilla ja sähköpostissasi.',
    blocks: bookingSuccessFi,
  },
  login: {
    name: 'Kirjaudu sisään',
    preamble: 'Kirjaudu Omille sivuille tai Hallituksen sivuille.',
    blocks: loginBlocksFi,
  },
  register: {
    name: 'Luo tili',
    preamble: 'Tilillä tallennat suosikkeja, seuraat hakuja ja varaat asunnon.',
    terms: accountTermsFi,
    blocks: [
      list(
        'Tilillä voit',
        'tallentaa koteja ja saada tiedon, kun hintaa lasketaan',
        'seurata hakua ja saada ehdotuksia sähköpostiin',
        'varata kodin ja allekirjoittaa kotoa käsin',
        'nähdä sopimukset ja aikataulun',
      ),
    ],
  },
  myPages: { name: 'Omat sivut', title: 'Yleiskatsaus', preamble: 'Kaikki asunnostasi yhdessä paikassa.' },
  myResidences: {
    name: 'Omat asunnot',
    preamble: 'Tallentamasi, ostamasi ja sinua kiinnostavat asunnot ja kohteet.',
    blocks: [text('Tallennetut kodit', 'Kerromme, kun tallentamasi kodin hintaa lasketaan.')],
  },
  mySettings: {
    name: 'Asetukset',
    preamble: 'Yhteystiedot, salasana ja mitä saamme lähettää sinulle.',
    blocks: [
      text(
        'Tiedoistasi',
        'Nimi ja henkilötunnus tulevat väestötietojärjestelmästä. Sähköpostin ja puhelinnumeron muutat itse.',
      ),
    ],
  },
  myResidence: { name: 'Oma asunto', preamble: 'Tiedot, pohjapiirros, takuut ja yhteyshenkilöt.' },
  myNews: {
    name: 'Uutiset',
    title: 'Uutta talosta',
    preamble: 'Miten rakentaminen etenee ja mitä alueella tapahtuu.',
  },
  myDocuments: { name: 'Asiakirjat', preamble: 'Luettavat, allekirjoitettavat ja säilytettävät sopimukset.' },
  savedSearches: {
    name: 'Tallennetut haut',
    preamble: 'Kerromme halutessasi sähköpostilla, kun jotain sopivaa tulee tarjolle.',
    blocks: [
      text(
        'Näin se toimii',
        'Hae mieleisesi, paina Tallenna haku ja valitse, kuinka usein lähetämme viestin: joka päivä, joka viikko tai ei koskaan. Kirjoitamme vain, kun uutta on, ja voit muuttaa valintaa täällä.',
      ),
    ],
  },
  myTimeline: { name: 'Aikajana', preamble: 'Matka sopimuksesta avaimiin vaihe vaiheelta.' },
  myContacts: { name: 'Yhteystiedot', preamble: 'He auttavat sinua muuttoon asti ja sen jälkeen.' },
  forgotPassword: {
    name: 'Unohtunut salasana',
    title: 'Unohditko salasanan?',
    preamble: 'Kirjoita sähköpostiosoitteesi, niin lähetämme linkin uuden salasanan valintaan.',
    blocks: forgotPasswordBlocksFi,
  },
  consent: {
    name: 'Suostumus',
    title: 'Ennen kuin jatkat',
    preamble: 'Tarvitsemme suostumuksesi tietojesi tallentamiseen tällä sivustolla.',
    terms: consentTermsFi,
  },
  career: {
    name: 'Töihin meille',
    title: 'Rakenna jotain pysyvää',
    preamble: 'Meillä puusepät, insinöörit, asuntomyyjät ja puutarhurit tekevät työtä samaan suuntaan.',
    blocks: [
      text(
        'Saman talon mukana alusta loppuun',
        'Meillä on omat kirvesmiehet, omat arkkitehdit ja omat asuntomyyjät. Näet talon ensimmäisestä viivasta avainten luovutukseen, ja olet mukana vielä vuositarkastuksessa.',
      ),
      list(
        'Mitä saat',
        'Lomarahan ja vapaat välipäivät jouluna',
        'Kaksi päivää vuodessa toisella osastolla',
        'Ammattitutkinnon työajalla',
        'Työkalut, jotka toimivat',
      ),
      faqOn(
        'Kysymyksiä työstä meillä',
        ['Otatteko harjoittelijoita?', 'Kyllä, noin kaksikymmentä vuodessa. Hae helmikuun loppuun mennessä.'],
        ['Voiko tehdä etätöitä?', 'Toimistolla kaksi päivää viikossa. Työmaalla se on vaikeampaa.'],
        ['Missä työpaikat ovat?', 'Siellä, missä rakennamme: Helsingissä, Espoossa ja Tampereella.'],
      ),
      links('Jatka tästä', '/ura/avoimet-tyopaikat/', '/tietoa-meista/keita-olemme/'),
    ],
  },
  jobs: { name: 'Avoimet työpaikat', preamble: 'Tässä ovat nyt avoinna olevat tehtävät.' },
  brokerObjects: { name: 'Välittäjäkohteet', preamble: 'Kodit, joita myyvät yhteistyökumppanimme.' },
  residencePages: {
    name: 'Asunnot',
    title: 'Asunnot paikkakunnittain',
    preamble: 'Kotimme kunnittain, alueittain ja taloittain.',
    blocks: [
      links(
        'Paikkakunnat',
        ['/asunnot/helsinki/', 'Helsinki'],
        ['/asunnot/espoo/', 'Espoo'],
        ['/asunnot/vantaa/', 'Vantaa'],
        ['/asunnot/tampere/', 'Tampere'],
        ['/asunnot/turku/', 'Turku'],
        ['/asunnot/oulu/', 'Oulu'],
        ['/asunnot/uusimaa/', 'Koko Uusimaa'],
      ),
    ],
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
