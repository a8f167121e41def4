import { faq, links, text } from '../page-data.ts'
import type { PageData } from '../page-data.ts'

/** The company's own pages. */
export const bjorkvallAbout: readonly PageData[] = [
  {
    path: '/om-oss/',
    template: 'corporateAbout',
    name: 'Om oss',
    title: 'Vi bygger hem för vardagar och högtider',
    preamble:
      'Sedan 1958 har vi ritat och byggt hus i Sverige, Norge och Finland. Mer än fyrtio tusen familjer bor i dem.',
    corporate: true,
    blocks: [
      text(
        'Så arbetar vi',
        'Vi äger marken, ritar husen, bygger dem och svarar för dem efteråt. När samma hand håller i hela vägen blir det få skarvar där något kan gå fel.',
        'Varje hus ritas för sin plats. Därför ser inget av dem ut som något annat.',
      ),
      {
        type: 'facts',
        heading: 'I siffror',
        facts: [
          ['Medarbetare', '2 140'],
          ['Hem i produktion', '3 300'],
          ['Svanenmärkta hus', 'hälften'],
          ['Kommuner', '47'],
        ],
      },
      links('Mer om oss', '/hallbarhet/', '/om-oss/investerare/', '/press/', '/karriar/'),
    ],
  },
  {
    path: '/om-oss/investerare/',
    template: 'investorStart',
    name: 'Investerare',
    preamble: 'Rapporter, kalender och aktien.',
    corporate: true,
    blocks: [
      {
        type: 'facts',
        heading: 'Kalender',
        facts: [
          ['Bokslut', '5 februari'],
          ['Årsstämma', '23 april'],
          ['Halvårsrapport', '14 juli'],
          ['Delårsrapport', '22 oktober'],
        ],
      },
      text(
        'Aktien',
        'Aktien är upptagen till handel i Stockholm. Utdelningen ska över tid vara hälften av resultatet.',
      ),
    ],
  },
  {
    path: '/om-oss/kakor/',
    template: 'standardPage',
    name: 'Kakor',
    title: 'Kakor på webbplatsen',
    preamble: 'Vi använder så få som möjligt, och du bestämmer över resten.',
    blocks: [
      text(
        'Nödvändiga',
        'Håller dig inloggad, minns ditt val om kakor och sparar en påbörjad bokning eller felanmälan. De kan inte stängas av.',
      ),
      text('Statistik', 'Berättar hur sidorna används, utan namn. Bara om du säger ja.'),
      text(
        'Marknadsföring och tredje part',
        'Annonser och inbäddade filmer. Bara om du säger ja, och du kan ändra dig när du vill.',
      ),
    ],
  },
  {
    path: '/om-oss/tillganglighet/',
    template: 'standardPage',
    name: 'Tillgänglighet',
    title: 'Tillgänglighetsredogörelse',
    preamble: 'Alla ska kunna hitta, köpa och sköta sitt hem här.',
    blocks: [
      text(
        'Så uppfyller vi kraven',
        'Webbplatsen följer WCAG 2.2 på nivå AA. Kartan har en lista med samma innehåll, och husväljaren en tabell.',
        'Hittar du något som inte fungerar, skriv till tillganglighet@bjorkvall.example.',
      ),
    ],
  },
  {
    path: '/om-oss/personuppgifter/',
    template: 'standardPage',
    name: 'Personuppgifter',
    title: 'Så hanterar vi dina personuppgifter',
    preamble: 'Vi sparar det vi behöver, så länge vi behöver det, och inte längre.',
    blocks: [
      text(
        'Personnummer',
        'Vi använder ditt personnummer när du skriver avtal, för att veta att det är du. På skärmen visas det alltid med de sista siffrorna dolda.',
      ),
    ],
  },
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
      links('Läs mer', '/hallbarhet/forskolan-vid-stranden/', '/hallbarhet/tra-i-hojden/'),
    ],
  },
  {
    path: '/hallbarhet/forskolan-vid-stranden/',
    template: 'sustainabilityCategory',
    name: 'Förskolan vid stranden',
    preamble: 'Så bygger vi områden: skolan först, parken sedan, husen sist.',
    blocks: [
      text(
        '',
        'I Ekbacken öppnade förskolan ett halvår före den första inflyttningen. Barnen har planterat äppelträden på gården.',
      ),
    ],
  },
  {
    path: '/hallbarhet/tra-i-hojden/',
    template: 'sustainabilityCategory',
    name: 'Trä i höjden',
    preamble: 'Fem våningar av korslimmat trä, och tystare än betong.',
    blocks: [
      text(
        '',
        'I Almvalvet mätte vi ljudet mellan våningarna innan någon flyttade in. Resultatet blev bättre än kravet, och nu bygger vi fler.',
      ),
    ],
  },
  {
    path: '/referensprojekt/',
    template: 'referenceStart',
    name: 'Referensprojekt',
    preamble: 'Hus som står där nu, och människor som bor i dem.',
  },
  {
    path: '/hyresratter/',
    template: 'rentalStart',
    name: 'Hyresrätter',
    preamble: 'En del av husen äger vi själva och hyr ut. Du söker genom kommunens kö.',
  },
  {
    path: '/karriar/studenter/',
    template: 'standardCareer',
    name: 'Studenter',
    title: 'För dig som studerar',
    preamble: 'Praktik, sommarjobb och examensarbeten på byggen och ritkontor.',
    corporate: true,
    blocks: [
      faq(
        ['När söker man sommarjobb?', 'Mellan 1 december och 31 januari.'],
        [
          'Kan jag skriva mitt examensarbete hos er?',
          'Ja. Hör av dig till studenter@bjorkvall.example med en idé.',
        ],
      ),
    ],
  },
  {
    path: '/karriar/lediga-jobb/platschef-nacka/',
    template: 'standardCareer',
    name: 'Platschef, Nacka',
    preamble: 'Du leder bygget av Bryggvakten, från grundläggning till nycklar.',
    corporate: true,
    category: 'Produktion',
    daysAgo: 6,
    place: 'Nacka',
    lastDayIn: 24,
    blocks: [
      text(
        'Om jobbet',
        'Du har byggt flerbostadshus förut och tycker om att lära andra. Vi har raka beslut och varm lunch.',
      ),
    ],
  },
  {
    path: '/karriar/lediga-jobb/maklare-lund/',
    template: 'standardCareer',
    name: 'Fastighetsmäklare, Lund',
    preamble: 'Du säljer hem i Solbrunnshög och Källhagen och följer dina köpare hela vägen.',
    corporate: true,
    category: 'Försäljning',
    daysAgo: 13,
    place: 'Lund',
    lastDayIn: 17,
    blocks: [
      text(
        'Om jobbet',
        'Du är registrerad mäklare, skriver bra och har tålamod. Lönen är fast, för våra köpare ska få ärliga svar.',
      ),
    ],
  },
  {
    path: '/karriar/lediga-jobb/landskapsarkitekt-stockholm/',
    template: 'standardCareer',
    name: 'Landskapsarkitekt, Stockholm',
    preamble: 'Du ritar gårdar som håller för både lek och långbord.',
    corporate: true,
    category: 'Design',
    daysAgo: 20,
    place: 'Stockholm',
    lastDayIn: 10,
    blocks: [text('Om jobbet', 'Du kan växter, vatten och vintrar, och vill se dina ritningar bli grönska.')],
  },
]
