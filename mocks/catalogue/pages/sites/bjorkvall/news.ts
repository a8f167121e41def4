import type { PageData } from '../../page-data.ts'
import { faqOn, film, gallery, image, links, list, quote, steps, table, text } from '../../writing.ts'

/** News for everybody, written by hand; what happens in the projects adds more by itself. */
export const bjorkvallNews: readonly PageData[] = [
  {
    path: '/nyheter/',
    template: 'corporateNews',
    name: 'Nyheter',
    preamble: 'Säljstarter, byggen och det som händer i våra områden.',
  },
  {
    path: '/nyheter/furuskar-fortur/',
    template: 'article',
    name: 'Förturen till Furuskär har öppnat',
    preamble: 'Som VIP kan du välja bland trähusen i Ekbacken nu.',
    category: 'Säljstart',
    daysAgo: 3,
    author: 'Elin Hedlund',
    about: ['stage-furuskar', 'area-ekbacken'],
    related: ['/fortur/', '/nyheter/strandpromenaden-oppnar/'],
    blocks: [
      text(
        '',
        'Trettio hem i tre trähus, alla med balkong mot skogen eller vattnet. Priserna och planritningarna är öppna för VIP från i dag klockan nio.',
        'När förturen är slut lottar vi mellan dem som vill ha samma hem. Därefter säljs resten till alla, i den ordning de bokas.',
      ),
      steps(
        'Så väljer du',
        ['Logga in', 'Under VIP ser du alla hem som har förtur.'],
        ['Lämna intresse', 'På högst tre hem, i den ordning du vill ha dem.'],
        ['Vänta på svar', 'Vi hör av oss senast två dagar efter att förturen har stängt.'],
      ),
      image(
        ['view', 'stage-furuskar', 2],
        'De tre husen följer bergets kant, med en trappa ner till bryggan.',
      ),
      links('Gå vidare', '/mina-sidor/vip/', '/fortur/'),
    ],
  },
  {
    path: '/nyheter/strandpromenaden-oppnar/',
    template: 'article',
    name: 'Strandpromenaden öppnar i vår',
    preamble: 'Den nya promenaden i Ekbacken får bryggor, bänkar och ljus.',
    category: 'Område',
    daysAgo: 8,
    about: ['area-ekbacken', 'stage-strandangen'],
    related: ['/hallbarhet/forskolan-vid-stranden/', '/nyheter/furuskar-fortur/'],
    blocks: [
      text(
        '',
        'I april kan man gå torrskodd från förskolan till båten. Träden längs vägen planteras redan i höst, så att de hinner rota sig.',
        'Promenaden är 1,2 kilometer lång och belyst hela vägen. Lamporna sitter lågt och släcks mellan midnatt och fem, för fladdermössens skull.',
      ),
      table(
        'Det här byggs',
        ['Del', 'Klart'],
        ['Bryggan vid Strandängen', 'November'],
        ['Lekplatsen Vinden', 'Januari'],
        ['Promenaden, hela sträckan', 'April'],
        ['Bastun', 'Juni'],
      ),
      film({
        film: 'strandpromenaden',
        title: 'Så blir strandpromenaden',
        description: 'Landskapsarkitekten visar bryggorna, ljuset och var äppelträden hamnar. Två minuter.',
        words:
          'Här nere, där ni ser vassen, går promenaden ut på pålar. Vi ville att man skulle känna vattnet under sig.\nLjuset sitter i räcket. Det räcker för att se var man går, men inte mer.\nOch där borta kommer bastun. Den eldar föreningarna tillsammans.',
        picture: ['area', 'area-ekbacken'],
        inPage: true,
      }),
      quote('Man ska kunna höra vågorna när man går hem från bussen.', 'Lovisa Ekman, landskapsarkitekt'),
    ],
  },
  {
    path: '/nyheter/skeppsgavlarna-saljstartar/',
    template: 'article',
    name: 'Skeppsgavlarna säljstartar i vår',
    preamble: 'Gavlarna mot hamnen i Helsingborg. Anmäl intresse, så hör du först.',
    category: 'Säljstart',
    daysAgo: 15,
    about: ['stage-skeppsgavlarna', 'area-sundsterrassen'],
    blocks: [
      text(
        '',
        'Husen har två hem på varje våning och dubbel takhöjd under nocken. Förturen öppnar två veckor före försäljningen.',
        'Namnet kommer från de sex gavlarna, som vänder sig mot sundet som skepp på rad. Varje gavel får sin egen ton av rött.',
      ),
      gallery(
        'Längs Terrassgatan',
        ['view', 'stage-skeppsgavlarna', 1],
        ['stage', 'stage-lotsbacken'],
        ['area', 'area-sundsterrassen'],
      ),
      links('Gå vidare', ['/sok-bostad/helsingborg/', 'Bostäder i Helsingborg'], '/fortur/'),
    ],
  },
  {
    path: '/nyheter/sa-laser-du-ett-lanelofte/',
    template: 'article',
    name: 'Så läser du ett lånelöfte',
    preamble:
      'Banken säger ja till en summa, men villkoren står i det finstilta. Vi bad en rådgivare förklara.',
    category: 'Köpa nytt',
    daysAgo: 24,
    author: 'Ulla Bergmark',
    related: ['/att-kopa-nytt/vad-kostar-det/', '/att-kopa-nytt/sa-gar-kopet-till/'],
    blocks: [
      text(
        '',
        'Ett lånelöfte gäller oftast i tre till sex månader. När du köper nytt kan det gå två år innan du flyttar in, så löftet hinner gå ut flera gånger. Det är inget problem, om du vet om det.',
      ),
      list(
        'Fråga banken om det här',
        'Hur länge gäller löftet, och vad krävs för att förnya det?',
        'Räknas föreningens lån in i min kalkyl?',
        'Vad händer om räntan har stigit två procentenheter när jag flyttar in?',
        'Får jag lägga upp lånet i delar?',
      ),
      faqOn(
        'Vanliga missförstånd',
        [
          'Är löftet bindande för banken?',
          'Nej. Det gäller under förutsättning att din ekonomi inte ändras.',
        ],
        ['Måste jag låna i samma bank som lämnade löftet?', 'Nej, du kan byta ända till slutbetalningen.'],
        [
          'Räcker 15 procent i kontantinsats?',
          'För oss ja. Banken kan vilja se mer, beroende på din inkomst.',
        ],
      ),
      quote('Den bästa kalkylen är den där något har fått gå fel.', 'Ulla Bergmark, bobutiken'),
    ],
  },
  {
    path: '/nyheter/hojden-inflyttat/',
    template: 'article',
    name: 'Nu lyser det i Brf Höjden',
    preamble: 'De sista nycklarna i Älvkrok är lämnade.',
    category: 'Bygge',
    daysAgo: 41,
    about: ['stage-hojden', 'area-alvkrok'],
    blocks: [
      text(
        '',
        'Takterrassen invigdes med soppa och fyrtio grannar. Några hem är fortfarande till salu och går att flytta in i direkt.',
        'Den gamla varvskranen lyser över gården varje kväll till nyår. Styrelsen har redan fått en fråga om den kan blinka i takt.',
      ),
      image(['view', 'stage-hojden', 1], 'Balkongerna mot älven har räcken av återvunnet stål från varvet.'),
    ],
  },
  {
    path: '/nyheter/solceller-pa-alla-tak/',
    template: 'article',
    name: 'Solceller på alla nya tak',
    preamble: 'Från årsskiftet ritar vi inga hus utan dem.',
    category: 'Hållbarhet',
    daysAgo: 66,
    related: ['/hallbarhet/', '/hallbarhet/tra-i-hojden/'],
    blocks: [
      text(
        '',
        'Elen räcker till hissar, belysning och tvättstuga en stor del av året. Överskottet säljs, och intäkten sänker avgiften med ungefär fyrtio kronor i månaden för en trea.',
      ),
      table(
        'Ett vanligt hus med trettio hem',
        ['', 'Per år'],
        ['Producerad el', '38 000 kWh'],
        ['Husets egen el', '31 000 kWh'],
        ['Sparade utsläpp', '1,4 ton koldioxid'],
      ),
    ],
  },
]
