import type { PageData } from '../../page-data.ts'
import {
  downloads,
  facts,
  faqOn,
  image,
  links,
  list,
  pages,
  quote,
  steps,
  table,
  text,
} from '../../writing.ts'

/** What helps buyers on their way. */
export const bjorkvallGuide: readonly PageData[] = [
  {
    path: '/att-kopa-nytt/',
    template: 'standardPage',
    name: 'Att köpa nytt',
    preamble:
      'Du väljer ett hem som ännu inte finns. Därför går vi långsamt fram, med tydliga steg och inga överraskningar.',
    formerPaths: ['/kopa-nytt/', '/guide/att-kopa-nytt/'],
    blocks: [
      text(
        'Ett köp i sex steg',
        'Du anmäler intresse, går på visning, bokar, skriver avtal, väljer inredning och flyttar in. Mellan varje steg får du tid att tänka.',
        'Din säljansvariga är samma person hela vägen, från första frågan till nycklarna.',
      ),
      pages(
        'Läs mer',
        '/att-kopa-nytt/sa-gar-kopet-till/',
        '/att-kopa-nytt/vad-kostar-det/',
        '/att-kopa-nytt/trygghet/',
        '/boka/info/',
      ),
      table(
        'Nytt eller begagnat?',
        ['', 'Nytt', 'Begagnat'],
        ['Pris', 'Fast', 'Budgivning'],
        ['Underhåll de första tio åren', 'Nästan inget', 'Beror på'],
        ['Tid till inflyttning', 'Ett till två år', 'Några månader'],
        ['Välja kök och golv', 'Ja', 'Nej, men riva går'],
        ['Garanti', 'Fem år', 'Ingen'],
      ),
      quote('Vi dricker kaffet på balkongen från april till oktober.', 'Sanna, Lindkajen'),
      downloads('Att spara', 'buyers-guide'),
    ],
  },
  {
    path: '/att-kopa-nytt/sa-gar-kopet-till/',
    template: 'standardPage',
    name: 'Så går köpet till',
    preamble: 'Från intresseanmälan till inflyttning tar det oftast mellan ett och två år.',
    blocks: [
      steps(
        'Sex steg',
        [
          'Anmäl intresse',
          'Det är gratis och binder dig inte. Du får veta när försäljningen startar och vem som säljer.',
        ],
        [
          'Boka',
          'Med ett bokningsavtal håller vi hemmet åt dig. Bokningsavgiften räknas av från priset, och du kan frånträda avtalet.',
        ],
        [
          'Skriv förhandsavtal',
          'Du får erbjudandet skriftligt och har minst sju dagar på dig. Först därefter är köpet bindande.',
        ],
        [
          'Välj inredning',
          'Du träffar vår inredare och väljer golv, kök, kakel och vitvaror. Vi visar priset för varje val.',
        ],
        [
          'Besiktning',
          'En oberoende besiktningsman går igenom hemmet ungefär tre veckor före inflyttningen.',
        ],
        [
          'Inflyttning',
          'Du får nycklarna när slutbetalningen är gjord. Efter två år besiktigar vi en gång till.',
        ],
      ),
      faqOn(
        'Vanliga frågor om köpet',
        ['När är köpet bindande?', 'När du har skrivit förhandsavtalet. En bokning är det inte.'],
        [
          'Kan jag ändra planlösningen?',
          'Ibland, om bygget inte har kommit för långt. Fråga före inredningsmötet.',
        ],
        [
          'Vad händer om jag inte får sälja min gamla bostad?',
          'Ring oss tidigt. Oftast går det att lösa med en senare inflyttning eller en överlåtelse.',
        ],
      ),
    ],
  },
  {
    path: '/att-kopa-nytt/vad-kostar-det/',
    template: 'standardPage',
    name: 'Vad kostar det?',
    preamble: 'Priset är en sak, månadskostnaden en annan. Här är båda.',
    blocks: [
      facts(
        'Ett exempel: tre rum för 3 500 000 kr',
        ['Kontantinsats, 15 procent', '525 000 kr'],
        ['Lån', '2 975 000 kr'],
        ['Ränta, 3,50 procent', '8 677 kr/mån'],
        ['Amortering, 2 procent', '4 958 kr/mån'],
        ['Avgift till föreningen', '5 100 kr/mån'],
        ['Ränteavdrag', '−2 572 kr/mån'],
        ['Kvar att betala', '16 163 kr/mån'],
      ),
      table(
        'Om räntan ändras',
        ['Ränta', 'Månadskostnad efter avdrag'],
        ['2,50 procent', '14 397 kr'],
        ['3,50 procent', '16 163 kr'],
        ['5,00 procent', '19 101 kr'],
      ),
      text(
        'Om kontantinsatsen',
        'Vi ber dig visa att du har minst 15 procent av priset i egna pengar. Det är vår regel, och den är strängare än lagens gräns för bolån.',
      ),
    ],
  },
  {
    path: '/att-kopa-nytt/trygghet/',
    template: 'standardPage',
    name: 'Trygghet och garantier',
    preamble: 'Ett nytt hem ska inte kosta dig sömnen.',
    blocks: [
      text(
        'Fem års garanti',
        'Vi ansvarar för husets fel i fem år. Akuta fel rättar vi genast, resten vid besiktningen efter två år.',
      ),
      text(
        'Säker förskottsbetalning',
        'Det du betalar i förskott står på ett spärrat konto tills du har fått nycklarna.',
      ),
      text(
        'Om något ändras',
        'Flyttas inflyttningen mer än tre månader får du välja: vänta med ersättning, eller gå ur avtalet utan kostnad.',
      ),
      downloads('Villkoren i sin helhet', 'warranty-terms'),
    ],
  },
  {
    path: '/fortur/',
    template: 'standardPage',
    name: 'Förtur och VIP',
    preamble: 'Som VIP får du välja hem en till två veckor före alla andra.',
    blocks: [
      text(
        'Så fungerar det',
        'Medlemskapet kostar 500 kr om året och gäller alla våra projekt i Sverige. När förturen är slut lottar vi mellan dem som vill ha samma hem.',
        'Du ser vilka hem som har förtur på den björkgula etiketten.',
      ),
      list(
        'Med förtur får du',
        'se hem, priser och planritningar före alla andra',
        'komma på egna visningar',
        'lämna intresse på tre hem i varje projekt',
        'avgiften tillbaka när du köper',
      ),
      links('Gå vidare', '/mina-sidor/vip/', '/skapa-konto/'),
    ],
  },
  {
    path: '/att-bo/',
    template: 'standardPage',
    name: 'Att bo',
    title: 'Att bo i ett hus från oss',
    preamble: 'Ett hus är färdigt först när folk har bott in sig. Här är det vi har lärt oss på vägen.',
    blocks: [
      text(
        'Det första året',
        'Trä torkar och betong sätter sig. Små sprickor där vägg möter tak är normala och målas över vid tvåårsbesiktningen.',
      ),
      text(
        'Gården',
        'Odlingslådorna fördelas av föreningen i mars. Ställ cyklarna i cykelrummet, så finns det plats för barnvagnarna i entrén.',
      ),
      table(
        'Årets små sysslor',
        ['När', 'Vad', 'Vem'],
        ['Var tredje månad', 'Rengör ventilationsfiltret', 'Du'],
        ['Två gånger om året', 'Rensa golvbrunnen', 'Du'],
        ['På våren', 'Olja altanen', 'Föreningen'],
        ['På hösten', 'Rensa hängrännor', 'Föreningen'],
      ),
      image(['stage', 'stage-ankarspelet-1'], 'Ankarspelet 1, ett år efter inflyttningen.'),
      links('Bra att ha', '/kundservice/felanmalan/', '/kundservice/vanliga-fragor/'),
      downloads('Skötselråd', 'care-guide'),
    ],
  },
]
