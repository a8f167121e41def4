import type { PageData, TermsData } from '../page-data.ts'
import { facts, faqOn, links, steps, table, text } from '../writing.ts'

/** What a reservation says, in short; the whole text comes with it. */
export const bookingTermsFi: TermsData = [
  [
    'Mitä varaat',
    'Varaussopimus varaa sinulle tietyn asunnon hinnastossa olevaan hintaan. Hintaa ei voi nostaa varauksen aikana.',
  ],
  [
    'Varausmaksu',
    'Varausmaksu on osa kauppahintaa ja hyvitetään kaupassa. Jos kauppaa ei synny meistä johtuvasta syystä, palautamme maksun kokonaan.',
  ],
  [
    'Peruuttaminen',
    'Voit perua varauksen 14 päivän kuluessa allekirjoituksesta syytä kertomatta. Peruutus tehdään Omilla sivuilla, ja varausmaksu palautetaan kokonaan.',
  ],
  [
    'Turva-asiakirjat',
    'Ennen kauppakirjaa saat tutustua pankin tallettamiin turva-asiakirjoihin: taloussuunnitelmaan, yhtiöjärjestykseen ja rakennustapaselostukseen.',
  ],
  [
    'Tietosi',
    'Henkilötunnusta käytetään vain tunnistamiseen ja sopimukseen. Sopimus säilytetään lain vaatiman ajan.',
  ],
]

/** What stands below the heading of the page on how to book. */
export const bookingInfoFi = [
  steps(
    'Näin se käy',
    ['Valitse koti', 'Avaa kodin sivu ja paina Varaa. Pidämme sen sinulle 30 minuuttia.'],
    ['Täytä tiedot', 'Nimi, osoite ja kuinka aiot rahoittaa kaupan.'],
    ['Tunnistaudu', 'Pankkitunnuksilla tai mobiilivarmenteella. Kaksi ostajaa tunnistautuu kumpikin itse.'],
    ['Lue ja allekirjoita', 'Varaussopimus on ruudulla, ja voit tallentaa sen ennen allekirjoitusta.'],
    ['Maksa varausmaksu', 'Oman pankkisi sivulla. Kuitti tulee sähköpostiin ja jää Omille sivuille.'],
  ),
  facts(
    'Ota esille',
    ['Pankkitunnukset', 'tai mobiilivarmenne'],
    ['Lainalupaus', 'Ei tarvita varatessa, mutta kauppakirjaa varten kyllä'],
    ['Omat varat', 'Vähintään 15 prosenttia hinnasta, meidän oma sääntömme myyjänä'],
    ['Aikaa', 'Noin kymmenen minuuttia'],
  ),
  table(
    'Mitä maksat ja milloin',
    ['Milloin', 'Summa', 'Mihin'],
    ['Varauksessa', '4 000 €', 'Hyvitetään kauppahinnasta'],
    ['Kauppakirjalla', '15 % myyntihinnasta', 'Rakennuttajan tilille'],
    ['Rakentamisen edetessä', 'Kauppakirjan erissä', 'Pankin valvonnassa'],
    ['Ennen muuttoa', 'Viimeinen erä, vähintään 10 %', 'Pankin valvonnassa'],
  ),
  faqOn(
    'Varauksesta',
    ['Voinko perua?', 'Kyllä. Neljäntoista päivän ajan peruutat Omilla sivuilla ja saat rahat takaisin.'],
    [
      'Voiko kaksi varata yhdessä?',
      'Kyllä, enintään kaksi. Molemmilla pitää olla omat tunnukset ja sähköposti.',
    ],
    ['Ehdinkö lukea sopimuksen puolessa tunnissa?', 'Useimmat ehtivät. Jos et, jatka aikaa painikkeesta.'],
    ['Kilpaillaanko hinnasta?', 'Ei. Hinnat ovat kiinteät, ja ensin varannut saa kodin.'],
  ),
  links('Lue lisää', '/kaupan-jalkeen/'),
]

/** What stands on the page that a reservation ends with. */
export const bookingSuccessFi = [
  steps(
    'Mitä nyt tapahtuu',
    ['Kahden päivän kuluessa', 'Myyjä soittaa ja kertoo, miten talo etenee.'],
    ['Neljäntoista päivän ajan', 'Voit vielä perua Omilla sivuilla.'],
    ['Ennen kauppakirjan allekirjoitusta', 'Saat kauppakirjan luonnoksen ja turva-asiakirjat luettavaksi.'],
  ),
  links('Jatka', '/sivuni/', '/kaupan-jalkeen/'),
]

/** The pages that a reservation leads to, under the site's own path of click-to-buy. */
export const bookingPagesFi: readonly PageData[] = [
  {
    path: '/varaus/virhe/',
    template: 'buyResidenceError',
    name: 'Varaus ei onnistunut',
    preamble: 'Jokin esti varauksen. Jos rahaa on jo veloitettu, se palautetaan.',
    blocks: [
      text(
        'Kokeile näin',
        'Palaa kodin sivulle ja aloita alusta. Jos koti on vielä vapaa, pidämme sen puoli tuntia.',
        'Saitko silti kuitin? Soita meille, näemme heti, onko varaus olemassa.',
      ),
      links('Jatka', '/myytavat-asunnot/', '/varaus/info/'),
    ],
  },
  {
    path: '/kaupan-jalkeen/',
    template: 'purchaseNotification',
    name: 'Kaupan jälkeen',
    title: 'Onneksi olkoon, sinulla on uusi koti',
    preamble: 'Tässä on kaikki, mitä tapahtuu kauppakirjan ja avainten välissä.',
    blocks: [
      steps(
        'Viisi etappia',
        ['Kauppakirja', 'Kauppa sitoo, ja ensimmäinen erä maksetaan.'],
        ['Sisustusvalinnat', 'Valitset pinnat, keittiön ja koneet suunnittelijan kanssa.'],
        ['Työmaakierros', 'Kun runko on pystyssä, käymme kotisi läpi kypärät päässä.'],
        ['Muuttotarkastus', 'Kirjaamme yhdessä sen, mikä pitää korjata.'],
        ['Avaimet', 'Maksat viimeisen erän ja saat avaimet sekä pussillisen pullaa.'],
      ),
      links('Jatka', '/sivuni/', '/asuminen/'),
    ],
  },
]
