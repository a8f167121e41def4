import { faq, links, text } from '../page-data.ts'
import type { PageData } from '../page-data.ts'

/** Customer service, fault reports, questions. */
export const bjorkvallService: readonly PageData[] = [
  {
    path: '/kundservice/',
    template: 'customerService',
    name: 'Kundservice',
    preamble: 'Vi svarar vardagar 8–17, och på akuta fel dygnet runt.',
    blocks: [
      {
        type: 'facts',
        heading: 'Nå oss',
        facts: [
          ['Telefon', '08-465 004 10'],
          ['E-post', 'kundservice@bjorkvall.example'],
          ['Besök', 'Kolgårdsparken 3, Stockholm'],
        ],
      },
      {
        type: 'contacts',
        heading: 'Du möter',
        staffIds: ['staff-ronja-grahn', 'staff-tomas-viklund', 'staff-kim-lagerkvist'],
      },
      links(
        'Vanliga ärenden',
        '/kundservice/felanmalan/',
        '/kundservice/vanliga-fragor/',
        '/kundservice/kontakt/',
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
      {
        type: 'contacts',
        heading: 'Försäljning',
        staffIds: ['staff-elin-hedlund', 'staff-marcus-lindahl', 'staff-sofia-ahlberg'],
      },
    ],
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
        'Vid vattenläcka, strömavbrott i hela huset eller stopp i hissen med någon i: ring kundservice direkt.',
      ),
      text(
        'Saknar föreningen teknisk förvaltning hos oss?',
        'Då kan styrelsen ändå anmäla garantifel. Välj Felanmäl utan förvaltning när du loggar in.',
      ),
      links('Gå vidare', '/logga-in/', '/mina-sidor/arenden/'),
    ],
  },
  {
    path: '/kundservice/driftlaget/',
    template: 'standardPage',
    name: 'Driftläget',
    preamble: 'Pågående och planerade avbrott i våra hus.',
    blocks: [text('Just nu', 'Inga kända driftstörningar.')],
  },
  {
    path: '/kundservice/vanliga-fragor/',
    template: 'faq',
    name: 'Frågor och svar',
    preamble: 'Det folk undrar mest, före köpet och efter inflyttningen.',
    blocks: [
      faq(
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
        [
          'Vad händer om jag inte hinner scanna QR-koden?',
          'Koden förnyas av sig själv så länge sidan är öppen.',
        ],
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
      ),
    ],
  },
  {
    path: '/overlatelser/',
    template: 'succession',
    name: 'Överlåtelser',
    preamble:
      'Hem som redan är sålda en gång, men där köparen har ändrat sig innan inflyttningen eller vill flytta vidare.',
  },
]
