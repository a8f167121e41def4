import type { PageData } from '../page-data.ts'
import { faqOn, links, list, text } from '../writing.ts'

/** Pages of My Pages that have no key in the URL map: the steps of the timeline, and what is done with a document. */
export const myPagesSv: readonly PageData[] = [
  {
    path: '/mina-sidor/mina-avtal/signera/',
    template: 'myDocumentsAction',
    name: 'Signera',
    title: 'Läs och signera',
    preamble: 'Läs i lugn och ro. När du är klar skriver du under här, med BankID.',
    blocks: [
      text(
        'Behöver du tid?',
        'Ett avtal ligger kvar tills du har skrivit på, eller till sin sista dag om det har en. Har lagen en betänketid står det när den går ut.',
      ),
    ],
  },
  {
    path: '/mina-sidor/mina-avtal/klart/',
    template: 'myDocumentsDone',
    name: 'Underskrivet',
    title: 'Klart, avtalet är underskrivet',
    preamble: 'Du får en kopia med e-post. Originalet ligger under Dokument så länge du har ditt konto.',
    blocks: [links('Gå vidare', '/mina-sidor/mina-avtal/', '/mina-sidor/tidslinje/', '/kopbesked/')],
  },
  {
    path: '/mina-sidor/tidslinje/avtal/',
    template: 'timeline',
    name: 'Avtal',
    preamble: 'Förhandsavtalet gör köpet bindande. Det skrivs när bygglov och kostnadskalkyl är klara.',
    blocks: [
      list(
        'Det här behöver du ha gjort',
        'Pratat med banken och fått ett lånelöfte',
        'Läst kostnadskalkylen och föreningens stadgar',
        'Bestämt vilka som ska stå på avtalet',
      ),
      text('Betänketid', 'Du får avtalet minst sju dagar innan du signerar.'),
      text(
        'När huset nästan är färdigt',
        'Då skrivs upplåtelseavtalet direkt, och något förhandsavtal behövs inte.',
      ),
    ],
  },
  {
    path: '/mina-sidor/tidslinje/inredning/',
    template: 'timeline',
    name: 'Inredningsval',
    preamble: 'Golv, kök, kakel och vitvaror: du väljer i två möten med vår inredare.',
    blocks: [
      text(
        'Två möten',
        'Första gången går ni igenom planlösningen och vad som ingår. Till det andra mötet har du hunnit känna på proverna hemma.',
        'Varje val har ett pris, och summan skriver du under på i ett tilläggsavtal. Efter stoppdatumet går det inte att ändra mer.',
      ),
      links('Gå vidare', '/mina-sidor/mina-avtal/'),
    ],
  },
  {
    path: '/mina-sidor/tidslinje/besiktning/',
    template: 'timeline',
    name: 'Besiktning',
    preamble: 'En oberoende besiktningsman går igenom varje rum ungefär tre veckor före inflyttningen.',
    blocks: [
      text(
        'Du är gärna med',
        'Det tar två till tre timmar. Anmärkningarna skrivs ner, och vi rättar dem innan du får nycklarna om det går.',
      ),
      faqOn(
        'Om besiktningen',
        ['Måste jag vara där?', 'Nej, men det är ett bra tillfälle att lära känna hemmet.'],
        ['Vem betalar?', 'Vi gör det, också efterbesiktningen.'],
        ['Vad händer efter två år?', 'Då kommer besiktningsmannen tillbaka och ser vad som visat sig.'],
      ),
    ],
  },
  {
    path: '/mina-sidor/tidslinje/slutbetalning/',
    template: 'timeline',
    name: 'Slutbetalning',
    preamble: 'Resten av priset betalas senast två veckor före inflyttningen.',
    blocks: [
      text(
        'Så går det till',
        'Du får fakturan en månad i förväg. De flesta låter banken betala direkt när lånet läggs upp.',
        'Kontrollera att försäkringen gäller från tillträdesdagen, och att du har anmält flytten.',
      ),
      links('Gå vidare', '/mina-sidor/betalningar/'),
    ],
  },
  {
    path: '/mina-sidor/tidslinje/inflyttning/',
    template: 'timeline',
    name: 'Inflyttning',
    preamble: 'Nycklarna lämnas klockan nio. Husvärden visar var allt sitter.',
    blocks: [
      list(
        'På dagen',
        'Ta med legitimation',
        'Läs av elmätaren tillsammans med husvärden',
        'Boka hissen om du har flyttbil',
        'Spara kartongerna till vitvarorna den första månaden',
      ),
      links('Efteråt', '/mina-sidor/arenden/', '/att-bo/'),
    ],
  },
]
