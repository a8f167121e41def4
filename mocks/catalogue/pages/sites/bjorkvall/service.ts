import type { PageData } from '../../page-data.ts'
import {
  contacts,
  downloads,
  email,
  facts,
  faqOn,
  form,
  links,
  list,
  pages,
  phone,
  steps,
  table,
  text,
} from '../../writing.ts'

/** Customer service, fault reports, questions, services for associations, and forms. */
export const bjorkvallService: readonly PageData[] = [
  {
    path: '/kundservice/',
    template: 'customerService',
    name: 'Kundservice',
    preamble: 'Vi svarar vardagar 8–17, och på akuta fel dygnet runt.',
    blocks: [
      facts(
        'Nå oss',
        ['Telefon', phone('08-465 004 10')],
        ['E-post', email('kundservice@bjorkvall.example')],
        ['Besök', 'Kolgårdsparken 3, Stockholm'],
      ),
      contacts('Du möter', 'staff-ronja-grahn', 'staff-tomas-viklund', 'staff-kim-lagerkvist'),
      pages(
        'Vanliga ärenden',
        '/kundservice/felanmalan/',
        '/kundservice/vanliga-fragor/',
        '/kundservice/driftlaget/',
        '/kundservice/kontakt/',
      ),
      form(
        'customerService',
        'Skriv till oss',
        'Vi svarar inom en arbetsdag. Gäller det ett fel, gör en felanmälan i stället.',
      ),
    ],
  },
  {
    path: '/kundservice/kontakt/',
    template: 'corporateContact',
    name: 'Kontakt',
    title: 'Kontakta oss',
    preamble: 'Skriv till oss, så svarar en människa inom en arbetsdag.',
    blocks: [
      contacts('Försäljning', 'staff-elin-hedlund', 'staff-marcus-lindahl', 'staff-sofia-ahlberg'),
      table(
        'Våra kontor',
        ['Ort', 'Adress', 'Telefon'],
        ['Stockholm', 'Kolgårdsparken 3', phone('08-465 004 10')],
        ['Göteborg', 'Älvkroksgatan 11', phone('031-390 06 10')],
        ['Malmö', 'Spirgatan 4', phone('040-628 04 20')],
        ['Umeå', 'Björkbågsvägen 2', phone('090-174 06 40')],
      ),
      form('corporateContact', 'Skriv en rad', 'Berätta vad det gäller, så hamnar det hos rätt person.'),
    ],
  },
  {
    path: '/kundservice/ring-upp-mig/',
    template: 'modalContact',
    name: 'Ring upp mig',
    preamble: 'Lämna ditt nummer, så ringer vi när det passar dig.',
    blocks: [form('modalContact', '', 'Vi ringer vardagar mellan 9 och 18, högst två gånger.')],
  },
  {
    path: '/kundservice/felanmalan/',
    template: 'standardPage',
    name: 'Felanmälan',
    title: 'Gör en felanmälan',
    preamble: 'Logga in, så vet vi redan var du bor. Det tar ungefär tre minuter.',
    blocks: [
      text(
        'Akut?',
        'Vid vattenläcka, strömavbrott i hela huset eller stopp i hissen med någon i: ring kundservice direkt på 08-465 004 10.',
      ),
      steps(
        'Så går det till',
        ['Beskriv felet', 'Välj rum och vad det gäller. Lägg gärna till en bild.'],
        ['Få ett ärendenummer', 'Det kommer direkt, och ett svar inom två arbetsdagar.'],
        ['Följ ärendet', 'Under Ärenden ser du vem som har det och när hantverkaren kommer.'],
      ),
      text(
        'Saknar föreningen teknisk förvaltning hos oss?',
        'Då kan styrelsen ändå anmäla garantifel. Välj Felanmäl utan förvaltning här nedanför.',
      ),
      links(
        'Gå vidare',
        ['/kundservice/felanmalan/#open-case', 'Gör en felanmälan'],
        ['/kundservice/felanmalan/#open-board-case', 'Felanmäl för föreningen'],
        ['/kundservice/felanmalan/#fault-report-no-management', 'Felanmäl utan förvaltning'],
        '/mina-sidor/arenden/',
      ),
    ],
  },
  {
    path: '/kundservice/driftlaget/',
    template: 'standardPage',
    name: 'Driftläget',
    preamble: 'Pågående och planerade avbrott i våra hus.',
    blocks: [
      text('Just nu', 'Inga kända driftstörningar.'),
      table(
        'Planerat',
        ['Hus', 'Vad', 'När'],
        ['Ankarspelet 1, Stockholm', 'Stamspolning', 'Tisdag 9–15'],
        ['Höjden, Göteborg', 'Hissbesiktning', 'Onsdag 8–10'],
        ['Almvalvet, Lund', 'Byte av värmeväxlare', 'Torsdag 10–12'],
      ),
    ],
  },
  {
    path: '/kundservice/vanliga-fragor/',
    template: 'faq',
    name: 'Frågor och svar',
    preamble: 'Det folk undrar mest, före köpet och efter inflyttningen.',
    blocks: [
      faqOn(
        'Före köpet',
        [
          'Vad ingår i avgiften?',
          'Oftast värme, vatten, bredband, försäkring för huset och skötsel av gården. Vad som gäller hos dig står i bofakta.',
        ],
        [
          'Kan jag ångra en bokning?',
          'Ja. Inom 14 dagar frånträder du bokningsavtalet på Mina sidor och får tillbaka hela avgiften.',
        ],
        [
          'Hur mycket behöver jag ha i kontantinsats?',
          'Minst 15 procent av priset. Det är vår regel som säljare.',
        ],
        ['Kan priset höjas?', 'Inte efter att du har bokat. Priset i avtalet gäller hela vägen.'],
        [
          'Får jag sälja innan jag har flyttat in?',
          'Ja, genom en överlåtelse. Vi hjälper till med papperen.',
        ],
      ),
      faqOn(
        'Logga in och signera',
        [
          'Vad händer om jag inte hinner skanna QR-koden?',
          'Koden förnyas av sig själv så länge sidan är öppen.',
        ],
        [
          'Min BankID-app säger att något är fel',
          'Stäng appen helt och börja om. Hjälper det inte, ring din bank.',
        ],
        [
          'Kan någon annan signera åt mig?',
          'Bara med fullmakt, och då på papper. Kontakta din säljansvariga.',
        ],
      ),
      faqOn(
        'När du har flyttat in',
        [
          'Diskmaskinen tömmer inte. Vad gör jag?',
          'Rensa silen och kontrollera att slangen inte är vikt. Hjälper det inte gör du en felanmälan.',
        ],
        [
          'Elementen är ljumma. Är det fel?',
          'Nej. De styrs av utetemperaturen och ska vara ljumma när det är milt. Känns det kallt inne, mät mitt i rummet en meter upp.',
        ],
        [
          'Vem bestämmer i föreningen?',
          'Till en början en byggande styrelse, sedan de boende. Överlämningen sker ungefär sex månader efter sista inflyttningen.',
        ],
        ['Hur länge gäller garantin?', 'Fem år från slutbesiktningen. Vitvaror har oftast två.'],
      ),
    ],
  },
  {
    path: '/for-foreningar/',
    template: 'managementServices',
    name: 'För föreningar',
    title: 'Förvaltning för din förening',
    preamble:
      'Teknisk och ekonomisk förvaltning av dem som byggde huset. Eller av någon annan, om ni hellre vill det.',
    blocks: [
      table(
        'Välj vad ni behöver',
        ['', 'Grund', 'Trygg', 'Hel'],
        ['Felanmälan dygnet runt', 'Ja', 'Ja', 'Ja'],
        ['Rondering varje månad', '–', 'Ja', 'Ja'],
        ['Underhållsplan', '–', 'Ja', 'Ja'],
        ['Ekonomi och årsredovisning', '–', '–', 'Ja'],
        ['Pris för 40 hem', '4 900 kr/mån', '9 800 kr/mån', '14 600 kr/mån'],
      ),
      list(
        'Det ingår alltid',
        'En egen förvaltare som kan ert hus',
        'Styrelseportal med ärenden och avtal',
        'Möte varje kvartal, på plats',
      ),
      faqOn(
        'Frågor från styrelser',
        ['Hur lång är bindningstiden?', 'Ett år i taget, med tre månaders uppsägning.'],
        ['Vi byggdes av någon annan. Kan ni ändå ta oss?', 'Ja, efter en besiktning.'],
      ),
      form('serviceRequest', 'Be om en offert', 'Berätta hur många hem ni är, så hör förvaltaren av sig.'),
    ],
  },
  {
    path: '/lokaler/intresseanmalan/',
    template: 'orderForm',
    name: 'Anmäl intresse för lokal',
    preamble: 'Fyll i vad du söker. Vi hör av oss inom två arbetsdagar med förslag.',
    blocks: [
      form('premisesOrder', 'Din intresseanmälan', 'Det är gratis och binder dig inte.'),
      links('Se alla lokaler', '/lokaler/'),
    ],
  },
  {
    path: '/bestall/bofakta/',
    template: 'orderForm',
    name: 'Beställ bofakta',
    preamble: 'Vill du hellre läsa på papper? Vi skickar hem bofakta och ritningar utan kostnad.',
    blocks: [
      form('orderForm', 'Din beställning', 'Skriv vilket projekt det gäller. Kuvertet kommer inom en vecka.'),
      downloads('Eller öppna direkt', 'buyers-guide', 'booking-agreement-sample'),
    ],
  },
  {
    path: '/overlatelser/',
    template: 'succession',
    name: 'Överlåtelser',
    preamble:
      'Hem som redan är sålda en gång, men där köparen har ändrat sig innan inflyttningen eller vill flytta vidare.',
    blocks: [
      steps(
        'Så köper du en överlåtelse',
        ['Anmäl intresse', 'Vi förmedlar kontakten mellan dig och säljaren.'],
        ['Kom överens', 'Priset sätter säljaren. Vi kontrollerar att avtalen stämmer.'],
        ['Bli godkänd', 'Föreningen prövar medlemskapet, oftast inom tre veckor.'],
        ['Ta över', 'Du går in i avtalet som det är, med de inredningsval som är gjorda.'],
      ),
    ],
  },
]
