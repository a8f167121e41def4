import type { PageData } from '../../page-data.ts'
import { facts, faq, form, links, list, quote, steps, text } from '../../writing.ts'

/** What is asked of a job, and what is given for it. */
const job = (
  place: string,
  name: string,
  about: Readonly<{
    path: string
    title?: string
    preamble: string
    category: string
    daysAgo: number
    lastDayIn: number
    work: readonly string[]
    you: readonly string[]
  }>,
): PageData => ({
  path: `/karriar/lediga-jobb/${about.path}/`,
  template: 'standardCareer',
  name,
  preamble: about.preamble,
  corporate: true,
  category: about.category,
  daysAgo: about.daysAgo,
  place,
  lastDayIn: about.lastDayIn,
  blocks: [
    text('Om jobbet', ...about.work),
    list('Vi tror att du', ...about.you),
    facts(
      'I korthet',
      ['Ort', place],
      ['Anställning', 'Tillsvidare, heltid'],
      ['Tillträde', 'Efter överenskommelse'],
    ),
    steps(
      'Så går det till',
      ['Ansök', 'Med cv. Personligt brev behövs inte.'],
      ['Samtal', 'Ett med chefen, ett med dem du ska arbeta bredvid.'],
      ['Besked', 'Inom tre veckor från sista ansökningsdagen, också om det blir nej.'],
    ),
    form(
      'jobApplication',
      'Sök jobbet',
      'Skicka ditt cv och var vi når dig. Vi sparar ansökan i två år, eller kortare om du ber om det.',
    ),
  ],
})

/** Working here, and the positions that are open. */
export const bjorkvallCareer: readonly PageData[] = [
  {
    path: '/karriar/studenter/',
    template: 'standardCareer',
    name: 'Studenter',
    title: 'För dig som studerar',
    preamble: 'Praktik, sommarjobb och examensarbeten på byggen och ritkontor.',
    corporate: true,
    blocks: [
      quote(
        'Första veckan fick jag bära virke. Andra veckan fick jag rita om en trappa.',
        'Vera, praktikant i Uppsala',
      ),
      faq(
        ['När söker man sommarjobb?', 'Mellan 1 december och 31 januari.'],
        [
          'Kan jag skriva mitt examensarbete hos er?',
          'Ja. Hör av dig till studenter@bjorkvall.example med en idé.',
        ],
        ['Får man betalt under praktiken?', 'Ja, om den är längre än fyra veckor.'],
      ),
      links('Läs mer', '/karriar/lediga-jobb/', '/karriar/manniskorna/'),
    ],
  },
  {
    path: '/karriar/manniskorna/',
    template: 'standardCareer',
    name: 'Människorna',
    title: 'Fyra som bygger',
    preamble: 'En platschef, en rörmokare, en mäklare och en trädgårdsmästare berättar.',
    corporate: true,
    blocks: [
      quote('Jag vet vad alla grävmaskiner heter. De har namn.', 'Samira, platschef i Göteborg'),
      quote('Det bästa är när vattnet kommer på. Då lever huset.', 'Tobias, rörmokare i Malmö'),
      quote('Jag säljer inte. Jag svarar på frågor tills de tar slut.', 'Amir, mäklare i Stockholm'),
      quote('Träd är långsamma. Det lär man sig av.', 'Birgitta, trädgårdsmästare i Nacka'),
      links('Läs mer', '/karriar/lediga-jobb/'),
    ],
  },
  job('Nacka', 'Platschef, Nacka', {
    path: 'platschef-nacka',
    preamble: 'Du leder bygget av Bryggvakten, från grundläggning till nycklar.',
    category: 'Produktion',
    daysAgo: 6,
    lastDayIn: 24,
    work: [
      'Trettiosex hem, tre hus och en brygga. Du har arton personer i produktion och en budget som du själv har varit med och räknat.',
      'Vi har raka beslut och varm lunch.',
    ],
    you: [
      'har byggt flerbostadshus förut',
      'tycker om att lära andra',
      'ringer grannen innan grannen ringer dig',
    ],
  }),
  job('Lund', 'Fastighetsmäklare, Lund', {
    path: 'maklare-lund',
    preamble: 'Du säljer hem i Solbrunnshög och Källhagen och följer dina köpare hela vägen.',
    category: 'Försäljning',
    daysAgo: 13,
    lastDayIn: 17,
    work: [
      'Du har ungefär fyrtio köpare samtidigt, i alla skeden mellan första frågan och nycklarna.',
      'Lönen är fast, för våra köpare ska få ärliga svar.',
    ],
    you: ['är registrerad mäklare', 'skriver bra', 'har tålamod'],
  }),
  job('Stockholm', 'Landskapsarkitekt, Stockholm', {
    path: 'landskapsarkitekt-stockholm',
    preamble: 'Du ritar gårdar som håller för både lek och långbord.',
    category: 'Design',
    daysAgo: 20,
    lastDayIn: 10,
    work: ['Sju gårdar om året, från skiss till plantering. Du är på plats när träden kommer.'],
    you: [
      'kan växter, vatten och vintrar',
      'ritar för hand när det går fortare',
      'vill se dina ritningar bli grönska',
    ],
  }),
  job('Uppsala', 'Snickare, Uppsala', {
    path: 'snickare-uppsala',
    preamble: 'Du bygger Tjärnhöjden, fyrtio hem i trä vid Årbylund.',
    category: 'Produktion',
    daysAgo: 4,
    lastDayIn: 31,
    work: [
      'Lag om sex, samma lag hela bygget. Verktyg och kläder ingår, liksom resa om du bor längre bort än två mil.',
    ],
    you: ['har yrkesbevis eller är på väg', 'håller rent efter dig'],
  }),
  job('Göteborg', 'Inredare, Göteborg', {
    path: 'inredare-goteborg',
    preamble: 'Du hjälper köpare att välja kök, golv och kakel utan att de får ont i huvudet.',
    category: 'Design',
    daysAgo: 9,
    lastDayIn: 21,
    work: [
      'Två möten med varje köpare, i provrummet på Älvkroksgatan. Däremellan ritar, räknar och lugnar du.',
    ],
    you: ['har ritat kök förut', 'är lika glad vid nian på morgonen som vid fyran på eftermiddagen'],
  }),
  job('Stockholm', 'Systemutvecklare, Stockholm', {
    path: 'systemutvecklare-stockholm',
    preamble: 'Du bygger det som folk loggar in i när de vill veta hur det går med huset.',
    category: 'Kontor',
    daysAgo: 2,
    lastDayIn: 40,
    work: [
      'Ett lag på sju, inga konsulter, en portal på fyra språk. Vi testar med riktiga boende varannan vecka.',
    ],
    you: ['har skrivit kod som andra har fått underhålla', 'tycker att tillgänglighet är en självklarhet'],
  }),
  job('Malmö', 'Husvärd, Malmö', {
    path: 'husvard-malmo',
    preamble: 'Du ser till att Lärkträdet fungerar: från porten till värmen.',
    category: 'Förvaltning',
    daysAgo: 16,
    lastDayIn: 14,
    work: ['Fyrtio hem, en gård och ett soprum. Du har egen budget för det som behöver lagas samma dag.'],
    you: ['kan lite om mycket', 'minns namn', 'har körkort'],
  }),
  job('Helsingborg', 'Kalkylator, Helsingborg', {
    path: 'kalkylator-helsingborg',
    preamble: 'Du räknar på sex gavlar och ett parkeringshus.',
    category: 'Kontor',
    daysAgo: 11,
    lastDayIn: 19,
    work: ['Din kalkyl avgör om Skeppsgavlarna byggs som de är ritade. Arkitekten sitter två bord bort.'],
    you: ['har räknat hus förut', 'vågar säga att något blir för dyrt'],
  }),
]
