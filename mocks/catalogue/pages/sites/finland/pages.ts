import type { PageData } from '../../page-data.ts'
import {
  contacts,
  downloads,
  email,
  facts,
  faqOn,
  form,
  image,
  list,
  pages,
  phone,
  steps,
  table,
  text,
} from '../../writing.ts'

/** Buying, living, customer service and the company. */
export const finlandPages: readonly PageData[] = [
  {
    path: '/kodin-ostaminen/',
    template: 'standardPage',
    name: 'Kodin ostaminen',
    title: 'Uuden kodin ostaminen',
    preamble: 'Valitset kodin, jota ei vielä ole. Siksi etenemme rauhassa ja selkein askelin.',
    formerPaths: ['/osta-koti/'],
    blocks: [
      text(
        'Myyntihinta ja velaton hinta',
        'Myyntihinnan maksat kaupassa. Velattomaan hintaan on laskettu mukaan osuutesi taloyhtiön lainasta. Näytämme aina molemmat.',
      ),
      table(
        'Näin luet hinnan',
        ['Sana', 'Mitä se tarkoittaa'],
        ['Myyntihinta', 'Maksetaan kaupassa'],
        ['Lainaosuus', 'Osuutesi taloyhtiön lainasta'],
        ['Velaton hinta', 'Molemmat yhteensä'],
        ['Hoitovastike', 'Talon juoksevat kulut'],
        ['Rahoitusvastike', 'Lainaosuuden korot ja lyhennykset'],
      ),
      pages('Lue lisää', '/kodin-ostaminen/nain-kauppa-etenee/', '/kodin-ostaminen/turva/', '/varaus/info/'),
      downloads('Tallenna', 'buyers-guide', 'reservation-sample'),
    ],
  },
  {
    path: '/kodin-ostaminen/nain-kauppa-etenee/',
    template: 'standardPage',
    name: 'Näin kauppa etenee',
    preamble: 'Varauksesta muuttoon kuluu yleensä vuodesta kahteen.',
    blocks: [
      steps(
        'Kuusi askelta',
        ['Ennakkovaraus', 'Maksuton eikä sido. Kerromme, kun myynti alkaa.'],
        [
          'Turva-asiakirjat',
          'Pankki tallettaa rakennushankkeen asiakirjat, ja saat tutustua niihin rauhassa.',
        ],
        ['Kauppakirja', 'Kauppa on sitova, kun kauppakirja on allekirjoitettu.'],
        ['Sisustusvalinnat', 'Valitset lattiat, keittiön ja laatat suunnittelijamme kanssa.'],
        ['Muuttotarkastus', 'Käymme kodin läpi ennen kuin saat avaimet.'],
        ['Vuositarkastus', 'Noin vuoden kuluttua korjaamme sen, mitä on ilmennyt.'],
      ),
      image(['stage', 'stage-tampereen-kosketar'], 'Tampereen Kosketar, sellaisena kuin siitä tulee.'),
    ],
  },
  {
    path: '/kodin-ostaminen/turva/',
    template: 'standardPage',
    name: 'Turvallinen kauppa',
    preamble: 'Uuden kodin ostajaa suojaa asuntokauppalaki, ja me lisäämme siihen omat lupauksemme.',
    blocks: [
      text(
        'RS-järjestelmä',
        'Rakennusaikainen vakuus on voimassa koko rakentamisen ajan ja rakentamisvaiheen jälkeinen vakuus viisitoista kuukautta valmistumisesta.',
      ),
      list(
        'Lisäksi lupaamme',
        'saman yhteyshenkilön ensimmäisestä kysymyksestä vuositarkastukseen',
        'kiinteän hinnan',
        'kuukausikirjeen siitä, miten työmaa etenee',
      ),
    ],
  },
  {
    path: '/asuminen/',
    template: 'standardPage',
    name: 'Asuminen',
    title: 'Asuminen uudessa talossa',
    preamble: 'Pieniä neuvoja ensimmäiseen vuoteen.',
    blocks: [
      text(
        'Talo kuivuu',
        'Uusi talo elää. Pienet halkeamat seinän ja katon rajassa ovat tavallisia, ja ne korjataan vuositarkastuksessa.',
      ),
      table(
        'Vuoden pikkutyöt',
        ['Milloin', 'Mitä', 'Kuka'],
        ['Kolmen kuukauden välein', 'Puhdista ilmanvaihdon suodatin', 'Sinä'],
        ['Kaksi kertaa vuodessa', 'Puhdista lattiakaivo', 'Sinä'],
        ['Keväällä', 'Öljyä terassi', 'Taloyhtiö'],
        ['Syksyllä', 'Puhdista kiukaan kivet', 'Sinä'],
      ),
      downloads('Hoito-ohjeet', 'care-guide'),
    ],
  },
  {
    path: '/asiakaspalvelu/',
    template: 'customerService',
    name: 'Asiakaspalvelu',
    preamble: 'Vastaamme arkisin 8–16.',
    blocks: [
      facts(
        'Ota yhteyttä',
        ['Puhelin', phone('+358 40 000 0000')],
        ['Sähköposti', email('asiakaspalvelu@bjorkvall.example')],
      ),
      contacts('Sinua auttavat', 'staff-johanna-tammi', 'staff-timo-hakala', 'staff-emilia-salonen'),
      pages('Usein kysyttyä', '/asiakaspalvelu/kysymyksia-ja-vastauksia/', '/yhteys/'),
      form('customerService', 'Kirjoita meille', 'Vastaamme yhden arkipäivän kuluessa.'),
    ],
  },
  {
    path: '/asiakaspalvelu/soittopyynto/',
    template: 'modalContact',
    name: 'Soittopyyntö',
    preamble: 'Jätä numerosi, niin soitamme, kun sinulle sopii.',
    blocks: [form('modalContact', '', 'Soitamme arkisin kello 9–18.')],
  },
  {
    path: '/yhteys/',
    template: 'corporateContact',
    name: 'Yhteystiedot',
    preamble: 'Kirjoita meille, vastaamme yhden arkipäivän kuluessa.',
    blocks: [
      contacts('Myynti', 'staff-emilia-salonen', 'staff-mikko-rantala'),
      form(
        'corporateContact',
        'Kirjoita pari riviä',
        'Kerro, mitä asiasi koskee, niin se menee oikealle ihmiselle.',
      ),
    ],
  },
  {
    path: '/asiakaspalvelu/kysymyksia-ja-vastauksia/',
    template: 'faq',
    name: 'Kysymyksiä ja vastauksia',
    preamble: 'Mitä meiltä useimmin kysytään.',
    blocks: [
      faqOn(
        'Ennen kauppaa',
        [
          'Mitä eroa on hoitovastikkeella ja rahoitusvastikkeella?',
          'Hoitovastike kattaa talon kulut, rahoitusvastike osuutesi taloyhtiön lainasta.',
        ],
        ['Voinko maksaa lainaosuuden pois?', 'Kyllä, yleensä kahdesti vuodessa.'],
        ['Kuuluuko sauna asuntoon?', 'Useimpiin. Muissa taloissa on yhteinen sauna kattoterassilla.'],
        ['Voinko myydä kodin ennen muuttoa?', 'Kyllä. Autamme siirrossa, kun uusi ostaja on löytynyt.'],
      ),
      faqOn(
        'Muuton jälkeen',
        ['Milloin vuositarkastus tehdään?', 'Noin 12–15 kuukautta valmistumisesta. Kutsumme sinut ajoissa.'],
        [
          'Patteri on haalea. Onko se vika?',
          'Ei. Lämpö säätyy ulkoilman mukaan. Mittaa keskeltä huonetta metrin korkeudelta.',
        ],
        [
          'Kenelle ilmoitan viasta?',
          'Huoltoyhtiölle, jonka numero on porraskäytävän taulussa. Takuuasioissa meille.',
        ],
      ),
    ],
  },
]
