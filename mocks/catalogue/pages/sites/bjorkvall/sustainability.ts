import type { PageData } from '../../page-data.ts'
import {
  downloads,
  facts,
  faqOn,
  film,
  image,
  links,
  list,
  pages,
  quote,
  table,
  text,
} from '../../writing.ts'

/** What the company does for climate, people and places. */
export const bjorkvallSustainability: readonly PageData[] = [
  {
    path: '/hallbarhet/',
    template: 'sustainabilityStart',
    name: 'Hållbarhet',
    preamble: 'Ett hus ska stå i hundra år. Det är den bästa klimatåtgärden, och den börjar på ritbordet.',
    blocks: [
      text(
        'Vad vi gör',
        'Hälften av husen är Svanenmärkta. Stommar av trä, återbrukat tegel och massor som stannar på platsen har tagit bort en tredjedel av utsläppen på åtta år.',
      ),
      table(
        'Utsläpp för varje byggd kvadratmeter',
        ['År', 'Kilo koldioxid', 'Mål'],
        ['2018', '362', '–'],
        ['2021', '305', '310'],
        ['2024', '251', '260'],
        ['2025', '238', '240'],
        ['2030', '–', '180'],
      ),
      downloads('Redovisning', 'climate-report', 'annual-report'),
    ],
  },
  {
    path: '/hallbarhet/forskolan-vid-stranden/',
    template: 'sustainabilityCategory',
    name: 'Förskolan vid stranden',
    preamble: 'Så bygger vi områden: skolan först, parken sedan, husen sist.',
    category: 'Platser',
    daysAgo: 30,
    blocks: [
      text(
        '',
        'I Ekbacken öppnade förskolan ett halvår före den första inflyttningen. Barnen har planterat äppelträden på gården.',
        'Ordningen kostar mer i början, men folk flyttar in i ett område som fungerar i stället för ett som ska bli klart sen.',
      ),
      image(['area', 'area-ekbacken'], 'Stranden i Ekbacken. Förskolan ligger bakom björkarna.'),
      quote('Den första hösten hade vi sexton barn och fyra kilometer strand.', 'Mona Ek, rektor'),
    ],
  },
  {
    path: '/hallbarhet/tra-i-hojden/',
    template: 'sustainabilityCategory',
    name: 'Trä i höjden',
    preamble: 'Fem våningar av korslimmat trä, och tystare än betong.',
    category: 'Material',
    daysAgo: 60,
    about: ['stage-almvalvet'],
    blocks: [
      text(
        '',
        'I Almvalvet mätte vi ljudet mellan våningarna innan någon flyttade in. Resultatet blev bättre än kravet, och nu bygger vi fler.',
      ),
      facts(
        'Almvalvet',
        ['Stomme', 'Korslimmat trä'],
        ['Stegljud', '48 decibel, kravet är 56'],
        ['Utsläpp', '178 kg per m²'],
      ),
      faqOn(
        'Om trähus',
        ['Brinner de lättare?', 'Nej. Massivt trä kolar på ytan och håller formen längre än stål.'],
        ['Knarrar det?', 'Inte om det byggs torrt. Hela stommen står under tält tills taket är på.'],
      ),
    ],
  },
  {
    path: '/hallbarhet/aterbruk/',
    template: 'sustainabilityCategory',
    name: 'Återbruk',
    title: 'Teglet som flyttade',
    preamble: 'Sextiotusen stenar från ett rivet mejeri blev fasad i Fyrislunden.',
    category: 'Material',
    daysAgo: 96,
    about: ['stage-vaderkvarnen'],
    blocks: [
      text(
        '',
        'Varje sten rensades för hand. Var tionde gick sönder och ligger nu under cykelvägen.',
        'Murbruket är kalk, så att nästa generation kan ta loss teglet en gång till.',
      ),
      film({
        film: 'teglet',
        title: 'Stenarnas resa',
        description: 'Från mejeriet i Tierp till Väderkvarnen i Uppsala. Tre minuter, utan berättare.',
        words:
          'Ljud av tegel som knackas rent. En lastbil. Regn. En murare nynnar. Teglet läggs, skift för skift.',
        picture: ['stage', 'stage-vaderkvarnen'],
        inPage: true,
      }),
    ],
  },
  {
    path: '/hallbarhet/trygga-byggen/',
    template: 'sustainabilityCategory',
    name: 'Trygga byggen',
    preamble: 'Alla ska komma hem lika hela som de kom.',
    category: 'Människor',
    daysAgo: 132,
    blocks: [
      list(
        'Tre regler',
        'Den som ser något farligt stoppar arbetet, oavsett titel.',
        'Ingen arbetar ensam på höjd.',
        'Varje olyckstillbud blir ett samtal, aldrig en utskällning.',
      ),
      facts(
        'Förra året',
        ['Olyckor med frånvaro', '4 på en miljon timmar'],
        ['Rapporterade tillbud', '1 860'],
        ['Stoppade arbeten', '212'],
      ),
      links('Läs vidare', '/om-oss/leverantorer/', '/karriar/'),
    ],
  },
  {
    path: '/kampanj/flytta-fore-sommaren/',
    template: 'campaign',
    name: 'Flytta före sommaren',
    preamble:
      'Sju hus står klara. Flyttar du in före midsommar bjuder vi på tre månaders avgift och hjälp med flytten.',
    blocks: [
      {
        type: 'stages',
        heading: 'Hus att flytta in i nu',
        link: ['/sok-bostad/?projectStatus=moveInReady', 'Alla inflyttningsklara hem'],
        stageIds: ['stage-hojden', 'stage-rastaterrassen', 'stage-vassbagen', 'stage-vavnaden'],
      },
      list(
        'Det här gäller',
        'Avtalet ska vara skrivet senast den 31 mars',
        'Erbjudandet gäller hem som står klara',
        'Flytthjälpen omfattar en dag, två personer och en bil',
      ),
      faqOn(
        'Frågor om erbjudandet',
        ['Kan jag få avdrag på priset i stället?', 'Nej, priset är detsamma för alla.'],
        ['Gäller det mig som redan har bokat?', 'Ja, om du inte har hunnit flytta in.'],
      ),
      pages('Läs mer', '/att-kopa-nytt/sa-gar-kopet-till/', '/att-kopa-nytt/trygghet/'),
    ],
  },
  {
    path: '/kampanj/oppet-hus/',
    template: 'campaign',
    name: 'Öppet hus-helgen',
    title: 'Öppet hus i tjugotvå kommuner',
    preamble: 'En lördag i månaden öppnar vi visningslägenheter, byggbodar och ett och annat tak.',
    blocks: [
      table(
        'Där du hittar oss',
        ['Plats', 'Tid', 'Att se'],
        ['Ekbacken, Nacka', '11–15', 'Visningslägenheten i Strandängen'],
        ['Älvkrok, Göteborg', '12–16', 'Takterrassen på Höjden'],
        ['Fyrislunden, Uppsala', '11–14', 'Teglet i Väderkvarnen'],
        ['Sundspiren, Malmö', '12–15', 'Kajlyktan, med utsikt mot bron'],
      ),
      links('Hitta hit', '/omraden/', '/sok-bostad/'),
    ],
  },
]
