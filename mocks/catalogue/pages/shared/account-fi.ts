import type { PageData, TermsData } from '../page-data.ts'
import { faqOn, links, list, steps, text } from '../writing.ts'

/** What somebody agrees to who makes an account. */
export const accountTermsFi: TermsData = [
  [
    'Mihin tiliä käytetään',
    'Tilillä tallennat koteja ja hakuja, ilmoitat kiinnostuksesi, varaat ja hoidat asioitasi muuton jälkeen. Se on maksuton, ja voit lopettaa sen milloin tahansa.',
  ],
  [
    'Mitä tallennamme',
    'Nimen, osoitteen, sähköpostin, puhelinnumeron ja sen, mitä itse teet täällä. Henkilötunnuksen tallennamme vasta, kun tunnistaudut, eikä sitä näytetä koskaan kokonaan.',
  ],
  [
    'Kuinka kauan',
    'Tili, jota ei ole käytetty kolmeen vuoteen, poistetaan. Sopimuksiin kuuluvat tiedot säilytetään lain vaatiman ajan.',
  ],
  ['Oikeutesi', 'Voit nähdä, korjata ja poistaa tietosi asetuksissa tai pyytää meitä tekemään sen.'],
]

/** What somebody is asked on a site where they have agreed to nothing yet. */
export const consentTermsFi: TermsData = [
  [
    'Miksi kysymme',
    'Sinulla on jo tili jossakin palvelussamme. Ennen kuin näytämme tietosi täällä, tarvitsemme luvan, sillä jokaisella sivustolla on oma suostumuksensa.',
  ],
  [
    'Mihin suostut',
    'Siihen, että nimesi, yhteystietosi ja varauksesi näkyvät tällä sivustolla. Voit perua suostumuksen asetuksissa.',
  ],
]

/** Pages around an account that have no key in the URL map. */
export const accountPagesFi: readonly PageData[] = [
  {
    path: '/valitse-salasana/',
    template: 'setPassword',
    name: 'Valitse salasana',
    title: 'Valitse uusi salasana',
    preamble: 'Vähintään kuusi merkkiä, mieluummin enemmän. Muistettava lause on parempi kuin unohtuva sana.',
    blocks: [
      list(
        'Hyvä salasana',
        'on ennemmin pitkä kuin mutkikas',
        'on käytössä vain täällä',
        'ei sisällä nimeäsi',
      ),
      text('Linkki on voimassa tunnin', 'Jos aika on mennyt, tilaa uusi.'),
      links('Onko linkki vanhentunut?', '/unohtunut-salasana/'),
    ],
  },
  {
    path: '/vaihda-sahkoposti/',
    template: 'changeEmail',
    name: 'Vaihda sähköpostiosoite',
    preamble: 'Tulit tänne linkistä, joka oli viestissä tilisi sähköpostiosoitteesta.',
    blocks: [
      text(
        'Näin se toimii',
        'Vaihdon jälkeen kirjaudut uudella osoitteella. Vanhaan lähetetään viesti, josta vaihdon voi perua seitsemän päivän ajan.',
      ),
      links('Jatka', '/kirjaudu-sisaan/', '/sivuni/asetukset/'),
    ],
  },
  {
    path: '/hakuvahti/',
    template: 'searchAlerts',
    name: 'Viestit hauista ja hinnoista',
    preamble: 'Tulit tänne sähköpostin linkistä. Täällä lopetat viestit kirjautumatta.',
    blocks: [
      text(
        'Näin se toimii',
        'Vain ne viestit loppuvat, joita linkki koskee. Tallentamasi haut ja asunnot säilyvät Omilla sivuilla.',
      ),
      links('Jatka', '/sivuni/tallennetut-haut/', '/sivuni/asetukset/'),
    ],
  },
  {
    path: '/tunnistautuminen/',
    template: 'electronicIdentificationReturn',
    name: 'Tunnistautuminen',
    title: 'Viemme sinut eteenpäin',
    preamble: 'Olet tunnistautunut. Sivu jatkaa hetken kuluttua itsestään.',
    blocks: [
      text('Eikö mitään tapahdu?', 'Mene kirjautumissivulle ja yritä uudelleen.'),
      links('Jatka', '/kirjaudu-sisaan/'),
    ],
  },
]

/** What stands on the login page beside the form. */
export const loginBlocksFi = [
  faqOn(
    'Apua kirjautumiseen',
    [
      'Millä voin tunnistautua?',
      'Pankkitunnuksilla tai mobiilivarmenteella. Myös sähköposti ja salasana käyvät, mutta allekirjoittamiseen tarvitaan vahva tunnistautuminen.',
    ],
    [
      'Olen taloyhtiön hallituksessa',
      'Valitse hallituksen välilehti. Jos olet usean yhtiön hallituksessa, valitset tunnistautumisen jälkeen, kumman asioita hoidat.',
    ],
  ),
]

/** What stands on the page for who has forgotten their password. */
export const forgotPasswordBlocksFi = [
  steps(
    'Tee näin',
    ['Kirjoita sähköpostiosoitteesi', 'Sama, jolla kirjaudut.'],
    ['Avaa viesti', 'Se tulee minuutissa. Tarkista roskapostikansio, jos se viipyy.'],
    ['Valitse uusi salasana', 'Linkki on voimassa tunnin ja toimii kerran.'],
  ),
  steps(
    'Etkö pääse enää sähköpostiisi?',
    ['Tunnistaudu pankkitunnuksilla', 'Et tarvitse salasanaa etkä vanhaa osoitetta.'],
    ['Kirjoita uusi osoite', 'Linkki tulee siihen. Varauksesi, asiasi ja suosikkisi säilyvät.'],
    [
      'Avaa linkki vuorokauden kuluessa',
      'Vanha osoite lakkaa olemasta voimassa. Siihen lähetetään viesti, josta vaihdon voi perua seitsemän päivän ajan.',
    ],
  ),
  text(
    'Eikö tiliä ole liitetty pankkitunnuksiin?',
    'Silloin emme näe täältä, että tili on sinun, emmekä vaihda osoitetta tuntemattoman puolesta. Ota yhteyttä asiakaspalveluun.',
  ),
  links('Jatka', ['/kirjaudu-sisaan/?view=address', 'En pääse vanhaan sähköpostiini'], '/kirjaudu-sisaan/'),
]
