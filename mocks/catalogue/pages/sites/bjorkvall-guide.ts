import { links, text } from '../page-data.ts'
import type { PageData } from '../page-data.ts'

/** What helps buyers on their way. */
export const bjorkvallGuide: readonly PageData[] = [
  {
    path: '/att-kopa-nytt/',
    template: 'standardPage',
    name: 'Att köpa nytt',
    preamble:
      'Du väljer ett hem som ännu inte finns. Därför går vi långsamt fram, med tydliga steg och inga överraskningar.',
    blocks: [
      text(
        'Ett köp i sex steg',
        'Du anmäler intresse, går på visning, bokar, skriver avtal, väljer inredning och flyttar in. Mellan varje steg får du tid att tänka.',
        'Din säljansvariga är samma person hela vägen, från första frågan till nycklarna.',
      ),
      links(
        'Läs mer',
        '/att-kopa-nytt/sa-gar-kopet-till/',
        '/att-kopa-nytt/vad-kostar-det/',
        '/att-kopa-nytt/trygghet/',
      ),
      {
        type: 'quote',
        text: 'Vi dricker kaffet på balkongen från april till oktober.',
        author: 'Sanna, Lindkajen',
      },
    ],
  },
  {
    path: '/att-kopa-nytt/sa-gar-kopet-till/',
    template: 'standardPage',
    name: 'Så går köpet till',
    preamble: 'Från intresseanmälan till inflyttning tar det oftast mellan ett och två år.',
    blocks: [
      text(
        '1. Anmäl intresse',
        'Det är gratis och binder dig inte. Du får veta när försäljningen startar och vem som säljer.',
      ),
      text(
        '2. Boka',
        'Med ett bokningsavtal håller vi hemmet åt dig. Bokningsavgiften räknas av från priset, och du kan frånträda avtalet.',
      ),
      text(
        '3. Skriv förhandsavtal',
        'Du får erbjudandet skriftligt och har minst sju dagar på dig. Först därefter är köpet bindande.',
      ),
      text(
        '4. Välj inredning',
        'Du träffar vår inredare och väljer golv, kök, kakel och vitvaror. Vi visar priset för varje val.',
      ),
      text(
        '5. Besiktning',
        'En oberoende besiktningsman går igenom hemmet ungefär tre veckor före inflyttningen.',
      ),
      text(
        '6. Inflyttning',
        'Du får nycklarna när slutbetalningen är gjord. Efter två år besiktigar vi en gång till.',
      ),
    ],
  },
  {
    path: '/att-kopa-nytt/vad-kostar-det/',
    template: 'standardPage',
    name: 'Vad kostar det?',
    preamble: 'Priset är en sak, månadskostnaden en annan. Här är båda.',
    blocks: [
      {
        type: 'facts',
        heading: 'Ett exempel: tre rum för 3 500 000 kr',
        facts: [
          ['Kontantinsats, 15 procent', '525 000 kr'],
          ['Lån', '2 975 000 kr'],
          ['Ränta, 3,50 procent', '8 677 kr/mån'],
          ['Amortering, 2 procent', '4 958 kr/mån'],
          ['Avgift till föreningen', '5 100 kr/mån'],
          ['Ränteavdrag', '−2 572 kr/mån'],
          ['Kvar att betala', '16 163 kr/mån'],
        ],
      },
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
      links('Bra att ha', '/kundservice/felanmalan/', '/kundservice/vanliga-fragor/'),
    ],
  },
  {
    path: '/inspiration/',
    template: 'inspirationStart',
    name: 'Inspiration',
    preamble: 'Hem vi har hälsat på i, och tankar bakom husen vi ritar.',
    blocks: [
      links(
        'Senast',
        '/inspiration/ljuset-i-ett-norrfonster/',
        '/inspiration/sju-balkonger/',
        '/inspiration/koket-som-vaxer/',
      ),
    ],
  },
  {
    path: '/inspiration/ljuset-i-ett-norrfonster/',
    template: 'inspirationArticle',
    name: 'Ljuset i ett norrfönster',
    preamble: 'Konstnärer vill ha det, köpare tvekar. Vi frågade tre som bor åt norr.',
    blocks: [
      text(
        '',
        'Norrljuset är jämnt hela dagen. Färger ser ut som de är, och sommaren blir sval.',
        'Tricket är ljusa väggar, en lampa i fönstret och en fåtölj där solen ändå hittar in på kvällen.',
      ),
    ],
  },
  {
    path: '/inspiration/sju-balkonger/',
    template: 'inspirationArticle',
    name: 'Sju balkonger',
    preamble: 'En odlare, två schackspelare, en katt. Så används nio kvadratmeter.',
    blocks: [
      text(
        '',
        'På plan två växer tomater i hinkar. På plan fem står ett bord där partiet aldrig plockas undan.',
        'Det som alla sju har gemensamt är en stol mot väster.',
      ),
    ],
  },
  {
    path: '/inspiration/koket-som-vaxer/',
    template: 'inspirationArticle',
    name: 'Köket som växer',
    preamble: 'Vi ritar kök som kan bli större när familjen blir det.',
    blocks: [
      text(
        '',
        'Väggen mot det lilla sovrummet bär ingenting. Den dag rummet inte behövs kan den flyttas på en helg.',
      ),
    ],
  },
]
