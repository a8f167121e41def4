import type { RouteTexts } from '../page-data.ts'
import {
  accountTermsSv,
  consentTermsSv,
  forgotPasswordBlocksSv,
  loginBlocksSv,
} from '../shared/account-sv.ts'
import { bookingInfoSv, bookingTermsSv } from '../shared/booking-sv.ts'
import { facts, faqOn, form, list, text } from '../writing.ts'

/** What stands on the pages of the URL map of the Swedish sites. */
export const routesSv: RouteTexts = {
  start: {
    name: 'Start',
    title: 'Var vill du vakna?',
    preamble: 'Nya hem från Umeå till Malmö, ritade för ljus, lugn och vardag.',
  },
  residenceSearch: {
    name: 'Bostäder',
    title: 'Bostäder till salu',
    preamble: 'Alla hem vi säljer just nu, och de som snart kommer.',
  },
  textSearch: {
    name: 'Sök',
    title: 'Sök på hela webbplatsen',
    preamble: 'Bostäder, sidor, nyheter och lediga jobb.',
  },
  corporateSearch: {
    name: 'Sök i Om oss',
    preamble: 'Sök bland rapporter, pressmeddelanden och lediga jobb.',
  },
  premises: {
    name: 'Lokaler',
    title: 'Lokaler att hyra',
    preamble: 'Butiker, kontor och kök i våra kvarter, med folk utanför dörren från första dagen.',
    blocks: [
      facts(
        'Så hyr du',
        ['Kontraktstid', 'Oftast fem år, med rätt att förlänga'],
        ['Anpassning', 'Vi bygger om efter dina ritningar, och fördelar kostnaden över hyrestiden'],
        ['Tillträde', 'Från tre månader efter påskrift'],
        ['Det ingår', 'Värme, kallvatten, sopor och snöröjning'],
      ),
      form(
        'premisesOrder',
        'Hittar du ingen som passar?',
        'Berätta vad du söker, så hör uthyraren av sig inom två arbetsdagar.',
      ),
    ],
  },
  booking: {
    name: 'Boka',
    title: 'Boka din bostad',
    preamble: 'Du legitimerar dig, läser avtalet, signerar och betalar bokningsavgiften.',
    terms: bookingTermsSv,
  },
  bookingInfo: {
    name: 'Så bokar du',
    title: 'Så bokar du hemifrån',
    preamble: 'En bokning tar ungefär tio minuter och binder dig inte förrän du har skrivit på.',
    blocks: bookingInfoSv,
    files: ['booking-agreement-sample'],
    terms: bookingTermsSv,
  },
  bookingContract: {
    name: 'Bokningsavtal',
    preamble: 'Läs avtalet i lugn och ro innan du signerar.',
    terms: bookingTermsSv,
  },
  login: {
    name: 'Logga in',
    preamble: 'Här loggar du in på Mina sidor eller i styrelseportalen.',
    blocks: loginBlocksSv,
  },
  register: {
    name: 'Skapa konto',
    preamble: 'Med ett konto sparar du favoriter, bevakar sökningar och bokar din bostad.',
    terms: accountTermsSv,
    blocks: [
      list(
        'Med ett konto kan du',
        'spara hem och få veta när priset sänks',
        'bevaka en sökning och få förslag med e-post',
        'boka ditt hem och signera hemifrån',
        'felanmäla och följa ärendet efter inflyttningen',
      ),
    ],
  },
  myPages: { name: 'Mina sidor', title: 'Översikt', preamble: 'Allt om din bostad på ett ställe.' },
  myResidences: {
    name: 'Mina bostäder',
    preamble: 'Bostäder och projekt du har sparat, köpt eller anmält intresse för.',
    blocks: [text('Hem du har sparat', 'Vi säger till när priset sänks på ett hem som du har sparat.')],
  },
  mySettings: {
    name: 'Mina inställningar',
    preamble: 'Kontaktuppgifter, lösenord och vad vi får skicka till dig.',
    blocks: [
      text(
        'Om dina uppgifter',
        'Namn och personnummer hämtas från folkbokföringen och kan inte ändras här. E-post och telefon ändrar du själv, och vi använder dem till ärenden, avtal och det du har sagt ja till.',
      ),
    ],
  },
  myResidence: { name: 'Min bostad', preamble: 'Fakta, planritning, garantier och vem du vänder dig till.' },
  myNews: {
    name: 'Nyheter',
    title: 'Nytt från huset',
    preamble: 'Hur bygget går och vad som händer i området.',
  },
  myDocuments: { name: 'Dokument', preamble: 'Avtal att läsa, signera och spara.' },
  savedSearches: {
    name: 'Sparade sökningar',
    preamble: 'Vi mejlar dig när något nytt passar in, om du vill.',
    blocks: [
      text(
        'Så fungerar bevakningen',
        'Sök fram det du vill ha, tryck på Spara sökning och välj hur ofta vi ska mejla: varje dag, varje vecka eller aldrig. Vi skriver bara när något nytt har kommit, och du kan ändra dig här.',
      ),
    ],
  },
  myPayments: { name: 'Betalningar', preamble: 'Avgifter och delinsatser, betalda och kommande.' },
  myErrands: {
    name: 'Ärenden',
    preamble: 'Dina felanmälningar och hur långt de har kommit.',
    blocks: [
      text(
        'Akut?',
        'Vid vattenläcka, strömavbrott i hela huset eller någon i en stillastående hiss ringer du kundservice på numret längst ned på sidan. De svarar dygnet runt på sådant.',
      ),
    ],
  },
  myTimeline: { name: 'Tidslinje', preamble: 'Vägen från avtal till nycklar, steg för steg.' },
  myContacts: { name: 'Kontakter', preamble: 'De som hjälper dig fram till inflyttningen och efteråt.' },
  vip: {
    name: 'VIP',
    title: 'Din förtur',
    preamble: 'Hem du får välja bland före alla andra.',
    blocks: [
      text(
        'Så använder du din förtur',
        'När ett projekt öppnar för VIP ser du alla hem, priser och planritningar en till två veckor före alla andra. Vill flera ha samma hem lottar vi.',
        'Du kan lämna intresse på högst tre hem i varje projekt. Svaret kommer senast två dagar efter att förturen har stängt.',
      ),
      faqOn(
        'Om förturen',
        ['Binder jag mig?', 'Nej. Inte förrän du har skrivit på ett bokningsavtal.'],
        ['Gäller den min sambo också?', 'Ja, den som du köper tillsammans med.'],
        ['Kan jag sälja min plats?', 'Nej, den är personlig.'],
      ),
    ],
  },
  vipViewing: {
    name: 'VIP-visning',
    preamble: 'Visningar för dig som har förtur. Platserna är få, så boka i tid.',
    blocks: [
      list(
        'Före visningen',
        'Anmäl dig senast dagen före, så vet vi hur många stolar som behövs',
        'Ta gärna med en tumstock och frågor',
        'Kan du inte komma, avboka så att någon annan får platsen',
      ),
    ],
  },
  forgotPassword: {
    name: 'Glömt lösenord',
    title: 'Glömt lösenordet?',
    preamble: 'Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt.',
    blocks: forgotPasswordBlocksSv,
  },
  consent: {
    name: 'Samtycke',
    title: 'Innan du går vidare',
    preamble: 'Vi behöver ditt samtycke för att spara dina uppgifter på den här webbplatsen.',
    terms: consentTermsSv,
  },
  career: {
    name: 'Karriär',
    title: 'Bygg något som står kvar',
    preamble: 'Hos oss arbetar snickare, ingenjörer, mäklare och trädgårdsmästare åt samma håll.',
  },
  jobs: { name: 'Lediga jobb', preamble: 'Här är tjänsterna som är öppna just nu.' },
  brokerObjects: { name: 'Mäklarobjekt', preamble: 'Hem som säljs av mäklare vi samarbetar med.' },
  sandbox: { name: 'Sandlåda', preamble: 'Byggstenarna i portalen, för utvecklare.' },
  board: {
    myPages: {
      name: 'Styrelseportal',
      title: 'Föreningens översikt',
      preamble: 'Ärenden, kontakter och nyheter för styrelsen.',
    },
    myContacts: {
      name: 'Kontakter',
      title: 'Styrelsens kontakter',
      preamble: 'Förvaltare, eftermarknad och ekonomi.',
    },
  },
  error404: { name: 'Sidan finns inte', preamble: 'Adressen leder ingenstans. Kanske har sidan flyttat.' },
  error500: { name: 'Något gick fel', preamble: 'Felet är vårt. Försök igen om en stund.' },
  areas: {
    name: 'Områden',
    title: 'Platser vi känner väl',
    preamble: 'Här bygger vi nu, och här har vi byggt förut.',
  },
}
