import type { SiteKey } from '#src/sites/site.ts'

/** A finished or ongoing house that is shown as a reference; project types are numbered as in E-035. */
type Row = Readonly<{
  site: SiteKey
  name: string
  municipality: string
  projectType: number
  status: 'ongoing' | 'finalized'
  years: string
  customer: string
  homes: number
  text: string
  /** How it was done, in a few sentences. */
  story: readonly string[]
  quote?: readonly [words: string, author: string]
}>

/** Housing that the sites of a country are proud of. */
export const housingReferences: readonly Row[] = [
  {
    site: 'Jmse',
    name: 'Mejeriet',
    municipality: 'Uppsala',
    projectType: 3,
    status: 'finalized',
    years: '2019–2022',
    customer: 'Brf Mejeriet',
    homes: 64,
    text: 'Ett mejeri från 1912 som fick två nya grannar och en gemensam gård.',
    story: [
      'Ångpannan står kvar i tvättstugan, skorstenen är utsiktspunkt för tornseglare och mjölkrampen är en bänk.',
      'De nya husen är murade med sten från det gamla, i samma förband.',
    ],
    quote: [
      'Gästerna frågar alltid om det luktar grädde. Det gör det inte, men vi säger ja.',
      'Maj, ordförande i föreningen',
    ],
  },
  {
    site: 'Jmse',
    name: 'Utkiken',
    municipality: 'Helsingborg',
    projectType: 2,
    status: 'finalized',
    years: '2018–2021',
    customer: 'Utkikens samfällighet',
    homes: 38,
    text: 'Ägarlägenheter i sju trappsteg ner mot sundet.',
    story: [
      'Varje hus står en halv våning lägre än nästa. Därför ser alla färjan, och ingen in till grannen.',
      'Stödmurarna göts på plats under två vintrar, med tält och varmluft.',
    ],
  },
  {
    site: 'Jmse',
    name: 'Stationsparken',
    municipality: 'Järfälla',
    projectType: 4,
    status: 'finalized',
    years: '2020–2023',
    customer: 'Järfälla bostäder',
    homes: 120,
    text: 'Hyresrätter vid spåret, tysta nog för fönster på glänt.',
    story: [
      'Loftgångarna vänder sig mot järnvägen och sovrummen mot parken. Bullret mättes före, under och efter.',
    ],
  },
  {
    site: 'Jmse',
    name: 'Skolgårdsvillorna',
    municipality: 'Kungsbacka',
    projectType: 1,
    status: 'finalized',
    years: '2021–2023',
    customer: 'Enskilda köpare',
    homes: 14,
    text: 'Fjorton villor kring en gammal skolgård. Klätterställningen fick stå kvar.',
    story: ['Tomterna är små och trädgården gemensam. Gräsklipparen är en, och den är elektrisk.'],
  },
  {
    site: 'Jmse',
    name: 'Solgläntans vårdboende',
    municipality: 'Lund',
    projectType: 7,
    status: 'ongoing',
    years: '2025–2027',
    customer: 'Lunds kommun',
    homes: 80,
    text: 'Vårdboende i två våningar, där alla avdelningar har en egen trädgård.',
    story: [
      'Korridorerna slutar alltid i ett fönster. Den som går vilse kommer fram till något att titta på.',
    ],
  },
  {
    site: 'Seniorgarden',
    name: 'Kastanjen',
    municipality: 'Stockholm',
    projectType: 6,
    status: 'finalized',
    years: '2017–2020',
    customer: 'Brf Kastanjen',
    homes: 46,
    text: 'Vårt första hus med bibliotek. Nu vill ingen ha ett utan.',
    story: [
      'Biblioteket ligger innanför porten, så att man måste gå igenom det. Böckerna är grannarnas egna, och korsordet på bordet är aldrig färdigt.',
    ],
    quote: ['Jag har inte varit ensam en enda onsdag.', 'Birger, 81'],
  },
  {
    site: 'Seniorgarden',
    name: 'Syrenparken',
    municipality: 'Malmö',
    projectType: 6,
    status: 'finalized',
    years: '2019–2021',
    customer: 'Brf Syrenparken',
    homes: 52,
    text: 'Två vinklar kring en rosengård med bänkar i både sol och skugga.',
    story: ['Trapphusen har en sittplats på varje plan. Hissen rymmer en soffa, för det frågade alla om.'],
  },
  {
    site: 'Seniorgarden',
    name: 'Trygghetsgården Hassellunden',
    municipality: 'Västerås',
    projectType: 10,
    status: 'finalized',
    years: '2020–2022',
    customer: 'Brf Hassellunden',
    homes: 34,
    text: 'Värd varje dag, larm i hemmet och soppa på torsdagar.',
    story: [
      'Köket är byggt för att både laga och titta på. Den som inte kan stå får skala sittande, och det blir de bästa samtalen.',
    ],
  },
  {
    site: 'Seniorgarden',
    name: 'Lindallén',
    municipality: 'Örebro',
    projectType: 6,
    status: 'ongoing',
    years: '2025–2027',
    customer: 'Brf Lindallén',
    homes: 40,
    text: 'Fyrtio hem i en gammal lindallé. Ingen lind togs ner.',
    story: ['Grunden står på smala pålar mellan rötterna. En trädvårdare har haft vetorätt hela vägen.'],
  },
  {
    site: 'Jmno',
    name: 'Båtbyggertunet',
    municipality: 'Oslo',
    projectType: 3,
    status: 'finalized',
    years: '2018–2021',
    customer: 'Borettslaget Båtbyggertunet',
    homes: 58,
    text: 'Femtiåtte leiligheter rundt slippen, som nå er badeplass.',
    story: [
      'Kranen står igjen, og styret har fått opplæring. Den brukes én gang i året, til å sette ut bryggen.',
    ],
    quote: ['Vi bader før jobb. Også i november, men da fort.', 'Kaja, styreleder'],
  },
  {
    site: 'Jmno',
    name: 'Furuhagen',
    municipality: 'Asker',
    projectType: 2,
    status: 'finalized',
    years: '2019–2022',
    customer: 'Sameiet Furuhagen',
    homes: 32,
    text: 'Selveierleiligheter mellom stammene, uten at en eneste furu måtte vike.',
    story: ['Husene står på søyler der røttene går. Under dem leker barna i regnvær.'],
  },
  {
    site: 'Jmoy',
    name: 'Ruukinranta',
    municipality: 'Tampere',
    projectType: 3,
    status: 'finalized',
    years: '2018–2021',
    customer: 'As Oy Tampereen Ruukinranta',
    homes: 54,
    text: 'Viisikymmentäneljä kotia vanhan konepajan kupeessa.',
    story: [
      'Konepajan siltanosturi jäi paikalleen ja kannattaa nyt pihakatosta. Tiilet ovat omasta purusta.',
    ],
    quote: ['Pihasaunassa on aina joku, ja se on hyvä.', 'Reijo, hallituksen puheenjohtaja'],
  },
  {
    site: 'Jmoy',
    name: 'Purolaakso',
    municipality: 'Vantaa',
    projectType: 6,
    status: 'finalized',
    years: '2020–2022',
    customer: 'As Oy Vantaan Purolaakso',
    homes: 41,
    text: 'Senioritalo puron varrella, penkki joka mutkassa.',
    story: ['Yhteiskeittiö on ensimmäisessä kerroksessa, ja torstaisin keitetään hernekeittoa kaikille.'],
  },
]
