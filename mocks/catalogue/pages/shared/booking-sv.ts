import type { PageData, TermsData } from '../page-data.ts'
import { facts, faqOn, links, steps, table, text } from '../writing.ts'

/** What a booking agreement says, in short; the whole text comes with the booking. */
export const bookingTermsSv: TermsData = [
  [
    'Vad du bokar',
    'Bokningsavtalet reserverar ett bestämt hem åt dig till det pris som står i prislistan den dag du bokar. Priset kan inte höjas så länge avtalet gäller.',
  ],
  [
    'Bokningsavgiften',
    'När du bokar betalar du en bokningsavgift. Den är en del av priset och räknas av vid köpet. Pengarna står på ett spärrat konto tills nästa avtal är skrivet.',
  ],
  [
    'Ångerrätt',
    'Du kan frånträda bokningsavtalet inom 14 dagar från det att du signerade, utan att säga varför. Du gör det på Mina sidor och får tillbaka hela avgiften inom fjorton dagar.',
    'Efter ångerfristen kan du fortfarande avstå från att köpa. Då behåller vi högst 5 000 kr av avgiften för det arbete som har gjorts.',
  ],
  [
    'Om hemmet inte blir av',
    'Blir huset inte byggt, eller ändras hemmet så att det inte längre är det du bokade, upphör avtalet och du får tillbaka allt du har betalat.',
  ],
  [
    'Dina uppgifter',
    'Vi använder ditt personnummer för att veta att det är du som signerar. Avtalet sparas så länge bokföringslagen kräver.',
  ],
]

/** What stands below the heading of the page on how to book. */
export const bookingInfoSv = [
  steps(
    'Så går det till',
    ['Välj hem', 'Öppna hemmets sida och tryck på Boka. Vi håller det åt dig i 30 minuter medan du läser.'],
    [
      'Legitimera dig',
      'Med BankID. Är ni två köpare legitimerar ni er var för sig, på samma eller olika skärmar.',
    ],
    ['Läs avtalet', 'Du ser hela bokningsavtalet på skärmen och kan spara det som PDF innan du signerar.'],
    ['Signera', 'Du signerar med BankID. Först då är bokningen gjord.'],
    ['Betala bokningsavgiften', 'Med Swish eller kort. Kvittot kommer med e-post och ligger på Mina sidor.'],
  ),
  facts(
    'Bra att ha framme',
    ['BankID', 'I telefonen eller på datorn'],
    ['Lånelöfte', 'Behövs inte för att boka, men när du skriver nästa avtal'],
    ['Kontantinsats', 'Minst 15 procent av priset, vår egen regel som säljare'],
    ['Tid', 'Ungefär tio minuter'],
  ),
  table(
    'Vad kostar det att boka?',
    ['Typ av hem', 'Bokningsavgift', 'Räknas av från priset'],
    ['Bostadsrätt', '25 000 kr', 'Ja'],
    ['Radhus, parhus och villa', '25 000 kr', 'Ja'],
    ['Tomt', '25 000 kr', 'Ja'],
    ['Hyresrätt', 'Bokas inte, du söker genom kön', '–'],
  ),
  faqOn(
    'Om bokningen',
    [
      'Kan jag ångra mig?',
      'Ja. Inom 14 dagar frånträder du avtalet på Mina sidor och får tillbaka hela avgiften.',
    ],
    ['Kan två boka tillsammans?', 'Ja, högst två. Båda behöver BankID och varsin e-postadress.'],
    [
      'Hinner jag läsa avtalet på 30 minuter?',
      'De flesta gör det. Behöver du längre tid trycker du på Förläng, så håller vi hemmet en stund till.',
    ],
    [
      'Vad händer om betalningen inte går igenom?',
      'Hemmet är ditt under tiden. Du kan försöka igen eller byta betalsätt så länge bokningen gäller.',
    ],
    [
      'Får jag boka flera hem?',
      'Ett i taget. Vill du byta hem avbryter du den första bokningen innan du börjar på nästa.',
    ],
  ),
  links('Läs mer', '/kopbesked/'),
]

/** The pages that a booking leads to, under the site's own path of click-to-buy. */
export const bookingPagesSv: readonly PageData[] = [
  {
    path: '/boka/tack/',
    template: 'buyResidenceSuccess',
    name: 'Bokningen är betald',
    title: 'Tack, bokningen är betald',
    preamble: 'Hemmet är ditt att köpa. Kvittot och avtalet ligger på Mina sidor och i din e-post.',
    blocks: [
      steps(
        'Det här händer nu',
        ['Inom två dagar', 'Din säljansvariga ringer och berättar vad som händer i huset och när.'],
        ['Inom 14 dagar', 'Du kan fortfarande ångra dig. Knappen finns på bokningens kort på Mina sidor.'],
        [
          'När det är dags för nästa avtal',
          'Det är ett förhandsavtal som du har minst sju dagar på dig att läsa. Är huset så gott som färdigt blir det upplåtelseavtalet direkt.',
        ],
      ),
      links('Gå vidare', '/mina-sidor/', '/kopbesked/'),
    ],
  },
  {
    path: '/boka/fel/',
    template: 'buyResidenceError',
    name: 'Bokningen gick inte igenom',
    preamble: 'Något hindrade oss från att slutföra bokningen. Har pengar dragits betalar vi tillbaka dem.',
    blocks: [
      text(
        'Prova så här',
        'Gå tillbaka till hemmets sida och börja om. Är hemmet fortfarande ledigt håller vi det åt dig i en halvtimme till.',
        'Har du ändå fått ett kvitto, eller är du osäker, så ring oss. Vi ser direkt om bokningen finns.',
      ),
      links('Gå vidare', '/sok-bostad/', '/boka/info/'),
    ],
  },
  {
    path: '/boka/klart/',
    template: 'clickToBuyComplete',
    name: 'Bokningen är klar',
    preamble: 'Avtalet är underskrivet. Spara gärna din kopia, även om den också ligger på Mina sidor.',
    blocks: [
      text(
        'Nästa steg är ett bindande avtal',
        'Det är ett förhandsavtal, eller upplåtelseavtalet direkt om huset är så gott som färdigt. Innan du skriver det ska banken ha gett ett lånelöfte. Behöver du hjälp med frågor till banken, så finns din säljansvariga där.',
      ),
      links('Gå vidare', '/mina-sidor/mina-avtal/', '/mina-sidor/tidslinje/'),
    ],
  },
  {
    path: '/kopbesked/',
    template: 'purchaseNotification',
    name: 'Efter köpet',
    title: 'Grattis, du har köpt ett hem',
    preamble: 'Nu börjar det roliga. Här är allt som händer mellan avtalet och nycklarna.',
    blocks: [
      steps(
        'Fem hållplatser',
        [
          'Avtal',
          'Ett förhandsavtal, eller upplåtelseavtalet direkt om huset är så gott som färdigt. Köpet blir bindande.',
        ],
        ['Inredningsval', 'Du träffar inredaren två gånger och får ett pris på varje val.'],
        ['Hembesök på bygget', 'När stommen står visar vi runt dig i ditt hem, med hjälm och stövlar.'],
        ['Besiktning', 'En oberoende besiktningsman går igenom varje rum. Du är gärna med.'],
        ['Inflyttning', 'Du betalar det sista, får nycklarna och en påse bullar.'],
      ),
      text(
        'Allt samlat',
        'På Mina sidor ser du tidslinjen, avtalen, betalningarna och vem du ska ringa. Där skriver du också under tilläggsavtal.',
      ),
      links('Gå vidare', '/mina-sidor/', '/att-bo/'),
    ],
  },
]
