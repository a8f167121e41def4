import { faq, links, text } from '../page-data.ts'
import type { PageData } from '../page-data.ts'

export const finlandPages: readonly PageData[] = [
  {
    path: '/kodin-ostaminen/',
    template: 'standardPage',
    name: 'Kodin ostaminen',
    title: 'Uuden kodin ostaminen',
    preamble: 'Valitset kodin, jota ei vielä ole. Siksi etenemme rauhassa ja selkein askelin.',
    blocks: [
      text(
        'Myyntihinta ja velaton hinta',
        'Myyntihinnan maksat kaupassa. Velattomaan hintaan on laskettu mukaan osuutesi taloyhtiön lainasta. Näytämme aina molemmat.',
      ),
      links('Lue lisää', '/kodin-ostaminen/nain-kauppa-etenee/', '/kodin-ostaminen/turva/', '/varaus/info/'),
    ],
  },
  {
    path: '/kodin-ostaminen/nain-kauppa-etenee/',
    template: 'standardPage',
    name: 'Näin kauppa etenee',
    preamble: 'Varauksesta muuttoon kuluu yleensä vuodesta kahteen.',
    blocks: [
      text('1. Ennakkovaraus', 'Varaus on maksuton eikä sido. Kerromme, kun myynti alkaa.'),
      text(
        '2. Turva-asiakirjat',
        'Pankki tallettaa rakennushankkeen asiakirjat, ja saat tutustua niihin rauhassa.',
      ),
      text('3. Kauppakirja', 'Kauppa on sitova, kun kauppakirja on allekirjoitettu.'),
      text('4. Sisustusvalinnat', 'Valitset lattiat, keittiön ja laatat suunnittelijamme kanssa.'),
      text('5. Muuttotarkastus', 'Käymme kodin läpi ennen kuin saat avaimet.'),
      text('6. Vuositarkastus', 'Noin vuoden kuluttua korjaamme sen, mitä on ilmennyt.'),
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
    ],
  },
  {
    path: '/asiakaspalvelu/',
    template: 'customerService',
    name: 'Asiakaspalvelu',
    preamble: 'Vastaamme arkisin 8–16.',
    blocks: [
      {
        type: 'facts',
        heading: 'Ota yhteyttä',
        facts: [
          ['Puhelin', '+358 40 000 0000'],
          ['Sähköposti', 'asiakaspalvelu@bjorkvall.example'],
        ],
      },
      {
        type: 'contacts',
        heading: 'Sinua auttavat',
        staffIds: ['staff-johanna-tammi', 'staff-timo-hakala', 'staff-emilia-salonen'],
      },
      links('Usein kysyttyä', '/asiakaspalvelu/kysymyksia-ja-vastauksia/', '/yhteys/'),
    ],
  },
  {
    path: '/yhteys/',
    template: 'corporateContact',
    name: 'Yhteystiedot',
    preamble: 'Kirjoita meille, vastaamme yhden arkipäivän kuluessa.',
    blocks: [
      { type: 'contacts', heading: 'Myynti', staffIds: ['staff-emilia-salonen', 'staff-mikko-rantala'] },
    ],
  },
  {
    path: '/asiakaspalvelu/kysymyksia-ja-vastauksia/',
    template: 'faq',
    name: 'Kysymyksiä ja vastauksia',
    preamble: 'Mitä meiltä useimmin kysytään.',
    blocks: [
      faq(
        [
          'Mitä eroa on hoitovastikkeella ja rahoitusvastikkeella?',
          'Hoitovastike kattaa talon kulut, rahoitusvastike osuutesi taloyhtiön lainasta.',
        ],
        ['Voinko maksaa lainaosuuden pois?', 'Kyllä, yleensä kahdesti vuodessa.'],
        ['Kuuluuko sauna asuntoon?', 'Useimpiin. Muissa taloissa on yhteinen sauna kattoterassilla.'],
        ['Milloin vuositarkastus tehdään?', 'Noin 12–15 kuukautta valmistumisesta. Kutsumme sinut ajoissa.'],
      ),
    ],
  },
  {
    path: '/tietoa-meista/',
    template: 'corporateAbout',
    name: 'Meistä',
    title: 'Rakennamme koteja arkeen ja juhlaan',
    preamble: 'Olemme rakentaneet Suomessa kaksikymmentäviisi vuotta, Helsingistä Ouluun.',
    blocks: [
      text(
        'Näin toimimme',
        'Omistamme tontin, suunnittelemme talon, rakennamme sen ja vastaamme siitä. Siksi tapaat samat ihmiset alusta loppuun.',
      ),
      links('Lisää meistä', '/vastuullisuus/', '/uutiset/', '/ura/'),
    ],
  },
  {
    path: '/tietoa-meista/evasteet/',
    template: 'standardPage',
    name: 'Evästeet',
    preamble: 'Välttämättömät evästeet pitävät sinut kirjautuneena. Muita käytämme vain luvallasi.',
  },
  {
    path: '/tietoa-meista/saavutettavuus/',
    template: 'standardPage',
    name: 'Saavutettavuus',
    preamble: 'Sivusto noudattaa WCAG 2.2:n tasoa AA. Kerro, jos jokin ei toimi.',
  },
  {
    path: '/vastuullisuus/',
    template: 'sustainabilityStart',
    name: 'Vastuullisuus',
    preamble: 'Talon pitää seistä sata vuotta. Se on paras ilmastoteko.',
    blocks: [
      text(
        'Puu ja lämpö',
        'Viikinpuiston Lehto rakennetaan puusta ja lämmitetään maalämmöllä. Katto kerää auringon sähköksi.',
      ),
    ],
  },
  {
    path: '/uutiset/',
    template: 'corporateNews',
    name: 'Uutiset',
    preamble: 'Myynnin alkuja, rakentamista ja kuulumisia alueilta.',
  },
  {
    path: '/uutiset/majakka-myynnissa/',
    template: 'article',
    name: 'Kalliorannan Majakka on myynnissä',
    preamble: 'Kulma-asuntoja meren äärellä Helsingissä.',
    category: 'Myynti',
    daysAgo: 6,
    blocks: [text('', 'Ylimmistä kerroksista näkee saaristoon asti. Esittelyt joka sunnuntai.')],
  },
  {
    path: '/uutiset/honka-ennakkoon/',
    template: 'article',
    name: 'Pyynikin Honka ennakkomarkkinointiin',
    preamble: 'Puutalo harjun rinteeseen Tampereelle.',
    category: 'Myynti',
    daysAgo: 19,
    blocks: [text('', 'Varaus on maksuton. Asunnot myydään varausjärjestyksessä.')],
  },
  {
    path: '/uutiset/merituuli-muutto/',
    template: 'article',
    name: 'Merituulessa muutetaan',
    preamble: 'Ensimmäiset asukkaat saivat avaimensa.',
    category: 'Rakentaminen',
    daysAgo: 33,
    blocks: [text('', 'Pihasauna lämmitettiin heti ensimmäisenä iltana.')],
  },
  {
    path: '/sivuni/uutiset/piha/',
    template: 'residenceNews',
    name: 'Piha valmistuu toukokuussa',
    preamble: 'Tuomet ja omenapuut istutetaan, kun routa on sulanut.',
    category: 'Piha',
    daysAgo: 12,
    blocks: [text('', 'Kasvihuoneen avaimen saa hallitukselta.')],
  },
  {
    path: '/ura/avoimet-tyopaikat/vastaava-mestari-espoo/',
    template: 'standardCareer',
    name: 'Vastaava mestari, Espoo',
    preamble: 'Johdat Espoon Purjeen rakentamista.',
    category: 'Tuotanto',
    daysAgo: 15,
    place: 'Espoo',
    lastDayIn: 15,
  },
]
