import type { PageData } from '../../page-data.ts'
import { downloads, facts, form, links, list, pages, steps, table, text } from '../../writing.ts'

/** The company, what it has built, and what it offers just now. */
export const finlandCompany: readonly PageData[] = [
  {
    path: '/tietoa-meista/',
    template: 'corporateStart',
    name: 'Tietoa meistä',
    title: 'Rakennamme koteja arkeen ja juhlaan',
    preamble: 'Olemme rakentaneet Suomessa kaksikymmentäviisi vuotta, Helsingistä Ouluun.',
    corporate: true,
    blocks: [
      text(
        'Näin toimimme',
        'Omistamme tontin, suunnittelemme talon, rakennamme sen ja vastaamme siitä. Siksi tapaat samat ihmiset alusta loppuun.',
      ),
      facts('Lukuina', ['Työntekijöitä Suomessa', '288'], ['Koteja rakenteilla', '520'], ['Kuntia', '12']),
      pages(
        'Lisää meistä',
        '/tietoa-meista/keita-olemme/',
        '/vastuullisuus/',
        '/media/',
        '/ura/',
        '/valmiit-kohteet/',
      ),
    ],
  },
  {
    path: '/tietoa-meista/keita-olemme/',
    template: 'corporateAbout',
    name: 'Keitä olemme',
    preamble: 'Kolmesataa ihmistä, kaksitoista kuntaa ja yksi kahvinkeitin joka työmaalla.',
    corporate: true,
    blocks: [
      text(
        'Vantaanjoelta alkoi',
        'Ensimmäinen talomme Suomessa valmistui Vantaanjoen varteen vuonna 2001. Sen pihasauna on edelleen käytössä.',
      ),
      list(
        'Mihin uskomme',
        'Kiinteään hintaan.',
        'Siihen, että kirvesmies ja arkkitehti syövät samassa pöydässä.',
        'Siihen, että talon pitää seistä sata vuotta.',
      ),
      downloads('Asiakirjoja', 'annual-report', 'responsibility-report'),
    ],
  },
  {
    path: '/tietoa-meista/evasteet/',
    template: 'standardPage',
    name: 'Evästeet',
    preamble: 'Välttämättömät evästeet pitävät sinut kirjautuneena. Muita käytämme vain luvallasi.',
    blocks: [
      table(
        'Näitä käytämme',
        ['Nimi', 'Laji', 'Mitä tekee'],
        ['token', 'Välttämätön', 'Pitää sinut kirjautuneena'],
        ['consent', 'Välttämätön', 'Muistaa vastauksesi'],
        ['uid', 'Tilastot', 'Laskee käynnit ilman nimeä'],
        ['source', 'Markkinointi', 'Muistaa, mistä tulit'],
      ),
    ],
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
      downloads('Raportti', 'responsibility-report'),
    ],
  },
  {
    path: '/vastuullisuus/maalampo/',
    template: 'sustainabilityCategory',
    name: 'Maalämpö',
    title: 'Lämpö tulee kalliosta',
    preamble: 'Kaksitoista kaivoa, kolmesataa metriä, ei savupiippua.',
    category: 'Energia',
    daysAgo: 37,
    about: ['stage-viikinpuiston-lehto'],
    blocks: [
      facts(
        'Viikinpuiston Lehto',
        ['Kaivoja', '12'],
        ['Syvyys', '300 m'],
        ['Ostoenergia', '58 kWh/m² vuodessa'],
      ),
    ],
  },
  {
    path: '/vastuullisuus/turvallinen-tyomaa/',
    template: 'sustainabilityCategory',
    name: 'Turvallinen työmaa',
    preamble: 'Jokainen lähtee kotiin yhtä ehjänä kuin tuli.',
    category: 'Ihmiset',
    daysAgo: 99,
    blocks: [
      list(
        'Kolme sääntöä',
        'Se, joka näkee vaaran, pysäyttää työn.',
        'Kukaan ei työskentele korkealla yksin.',
        'Läheltä piti -tilanteesta keskustellaan, ei huudeta.',
      ),
    ],
  },
  {
    path: '/valmiit-kohteet/',
    template: 'referenceStart',
    name: 'Valmiit kohteet',
    preamble: 'Taloja, jotka jo seisovat, ja ihmisiä, jotka niissä asuvat.',
  },
  {
    path: '/vuokra-asunnot/',
    template: 'rentalStart',
    name: 'Vuokra-asunnot',
    preamble: 'Osan taloista omistamme itse ja vuokraamme.',
    blocks: [
      steps(
        'Näin vuokraat',
        ['Lähetä hakemus', 'Kerro, milloin voit muuttaa.'],
        ['Tule näyttöön', 'Näytämme iltaisin ja lauantaisin.'],
        ['Allekirjoita', 'Sopimus on toistaiseksi voimassa, vakuus yhden kuukauden vuokra.'],
      ),
    ],
  },
  {
    path: '/toimitilat/kysely/',
    template: 'orderForm',
    name: 'Kysy toimitilaa',
    preamble: 'Kerro, mitä etsit. Vastaamme kahden arkipäivän kuluessa.',
    blocks: [form('premisesOrder', 'Kyselysi', 'Maksuton eikä sido mihinkään.')],
  },
  {
    path: '/kampanja/muuta-heti/',
    template: 'campaign',
    name: 'Muuta heti',
    preamble:
      'Kolme taloa on valmiina. Ennen kesää muuttaville tarjoamme muuttoavun ja kolmen kuukauden hoitovastikkeen.',
    blocks: [
      {
        type: 'stages',
        heading: 'Heti vapaat kodit',
        link: ['/myytavat-asunnot/?projectStatus=moveInReady', 'Kaikki heti vapaat'],
        stageIds: ['stage-espoon-merituuli', 'stage-aurajoen-laituri', 'stage-oulun-siniranta'],
      },
      list('Ehdot', 'Kauppakirja allekirjoitetaan viimeistään 31.3.', 'Tarjous koskee valmiita koteja'),
      links('Lue lisää', '/kodin-ostaminen/nain-kauppa-etenee/'),
    ],
  },
  {
    path: '/siirrot/',
    template: 'succession',
    name: 'Jälleenmyynti',
    preamble: 'Koteja, joiden ostaja on muuttanut suunnitelmiaan ennen muuttoa tai pian sen jälkeen.',
  },
]
