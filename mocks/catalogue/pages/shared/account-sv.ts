import type { PageData, TermsData } from '../page-data.ts'
import { faqOn, links, list, steps, text } from '../writing.ts'

/** What somebody agrees to who makes an account. */
export const accountTermsSv: TermsData = [
  [
    'Vad kontot är till för',
    'Med kontot sparar du hem och sökningar, anmäler intresse, bokar och sköter ditt hem efter inflyttningen. Det kostar ingenting och du kan avsluta det när du vill.',
  ],
  [
    'Vad vi sparar',
    'Namn, adress, e-post, telefon och det du själv gör här. Ditt personnummer sparar vi först när du legitimerar dig, och det visas aldrig i sin helhet.',
    'Vi lämnar inte ut uppgifter till någon annan än dem som behövs för ditt köp: banken, mäklaren och föreningen.',
  ],
  [
    'Hur länge',
    'Ett konto som ingen har använt på tre år tas bort. Uppgifter som hör till ett avtal sparas så länge lagen kräver.',
  ],
  [
    'Dina rättigheter',
    'Du kan när som helst se, rätta och ta bort dina uppgifter under Mina inställningar, eller be oss göra det.',
  ],
]

/** What somebody is asked on a site where they have agreed to nothing yet. */
export const consentTermsSv: TermsData = [
  [
    'Därför frågar vi',
    'Du har redan ett konto hos ett av våra varumärken. Innan vi visar dina uppgifter här behöver vi ditt ja, eftersom varje webbplats har sitt eget samtycke.',
  ],
  [
    'Vad du säger ja till',
    'Att namn, kontaktuppgifter, bokningar och ärenden visas på den här webbplatsen. Inget skickas någon annanstans.',
    'Du kan ta tillbaka ditt samtycke under Mina inställningar. Pågående köp fortsätter ändå, eftersom de vilar på ett avtal.',
  ],
]

/** Pages around an account that have no key in the URL map. */
export const accountPagesSv: readonly PageData[] = [
  {
    path: '/valj-losenord/',
    template: 'setPassword',
    name: 'Välj lösenord',
    title: 'Välj ett nytt lösenord',
    preamble: 'Minst sex tecken, gärna fler. En mening du minns är bättre än ett ord du glömmer.',
    blocks: [
      list(
        'Ett bra lösenord',
        'är långt, hellre än krångligt',
        'används bara här',
        'innehåller inte ditt namn eller din adress',
      ),
      text('Länken gäller i en timme', 'Har den gått ut beställer du en ny.'),
      links('Har länken gått ut?', '/glomt-losenord/'),
    ],
  },
  {
    path: '/byt-epost/',
    template: 'changeEmail',
    name: 'Byt e-postadress',
    preamble: 'Du kom hit från en länk i ett mejl om adressen till ditt konto.',
    blocks: [
      text(
        'Så fungerar det',
        'När bytet är klart loggar du in med den nya adressen. Den gamla får ett mejl, och där går bytet att ta tillbaka i sju dagar.',
      ),
      links('Gå vidare', '/logga-in/', '/mina-sidor/mina-installningar/'),
    ],
  },
  {
    path: '/bevakning/',
    template: 'searchAlerts',
    name: 'Mejl om sökningar och priser',
    preamble: 'Du kom hit från en länk i ett mejl. Här stoppar du mejlen utan att logga in.',
    blocks: [
      text(
        'Så fungerar det',
        'Bara de mejl som länken gäller stoppas. Sökningar och bostäder som du har sparat finns kvar på Mina sidor.',
      ),
      links('Gå vidare', '/mina-sidor/sparade-sokningar/', '/mina-sidor/mina-installningar/', '/sok-bostad/'),
    ],
  },
  {
    path: '/e-legitimation/',
    template: 'electronicIdentificationReturn',
    name: 'Tillbaka från e-legitimationen',
    title: 'Vi tar dig vidare',
    preamble: 'Din legitimering är klar. Sidan går vidare av sig själv om ett ögonblick.',
    blocks: [
      text('Händer ingenting?', 'Gå till inloggningen och försök igen. Du behöver inte vänta.'),
      links('Gå vidare', '/logga-in/'),
    ],
  },
]

/** What stands on the login page beside the form. */
export const loginBlocksSv = [
  faqOn(
    'Hjälp med inloggningen',
    [
      'Vilken e-legitimation kan jag använda?',
      'BankID i telefonen eller på datorn. Har du ett konto med lösenord går det också bra, men för att signera behövs BankID.',
    ],
    [
      'Jag sitter i styrelsen. Vilken flik ska jag välja?',
      'Styrelseportal. Sitter du i flera föreningar väljer du vilken när du har legitimerat dig.',
    ],
    [
      'Vi har inte förvaltning hos er. Kan vi ändå felanmäla?',
      'Ja, garantifel. Välj Felanmäl utan förvaltning under Styrelseportal.',
    ],
  ),
]

/** What stands on the page for who has forgotten their password. */
export const forgotPasswordBlocksSv = [
  steps(
    'Så gör du',
    ['Skriv din e-postadress', 'Samma som du loggar in med.'],
    ['Öppna mejlet', 'Det kommer inom någon minut. Titta i skräpposten om det dröjer.'],
    ['Välj ett nytt lösenord', 'Länken i mejlet gäller i en timme och kan användas en gång.'],
  ),
  steps(
    'Kommer du inte åt din e-post längre?',
    ['Visa din e-legitimation', 'Då behövs varken lösenordet eller den gamla adressen.'],
    ['Skriv din nya adress', 'Länken går till den. Dina bokningar, ärenden och favoriter följer med.'],
    [
      'Öppna länken inom ett dygn',
      'Den gamla adressen slutar gälla. Den får ett mejl, och där går bytet att ta tillbaka i sju dagar.',
    ],
  ),
  text(
    'Är kontot inte kopplat till din e-legitimation?',
    'Då kan vi inte se här att kontot är ditt, och byter inte adress åt någon som vi inte känner igen. Hör av dig till kundservice.',
  ),
  links('Gå vidare', ['/logga-in/?view=address', 'Jag kommer inte åt min gamla e-post'], '/logga-in/'),
]
