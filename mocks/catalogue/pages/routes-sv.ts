import type { RouteTexts } from './page-data.ts'

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
  },
  booking: {
    name: 'Boka',
    title: 'Boka din bostad',
    preamble: 'Du legitimerar dig, läser avtalet, skriver under och betalar bokningsavgiften.',
  },
  bookingInfo: {
    name: 'Så bokar du',
    title: 'Så bokar du hemifrån',
    preamble: 'En bokning tar ungefär tio minuter och binder dig inte förrän du har skrivit på.',
  },
  bookingContract: { name: 'Bokningsavtal', preamble: 'Läs avtalet i lugn och ro innan du skriver under.' },
  login: { name: 'Logga in', preamble: 'Här loggar du in på Mina sidor eller i styrelseportalen.' },
  register: {
    name: 'Skapa konto',
    preamble: 'Med ett konto sparar du favoriter, bevakar sökningar och bokar din bostad.',
  },
  myPages: { name: 'Mina sidor', title: 'Översikt', preamble: 'Allt om din bostad på ett ställe.' },
  myResidences: {
    name: 'Mina bostäder',
    preamble: 'Bostäder du har sparat, köpt eller anmält intresse för.',
  },
  mySettings: {
    name: 'Mina inställningar',
    preamble: 'Kontaktuppgifter, lösenord och vad vi får skicka till dig.',
  },
  myResidence: { name: 'Min bostad', preamble: 'Fakta, planritning, garantier och vem du vänder dig till.' },
  myNews: {
    name: 'Nyheter',
    title: 'Nytt från huset',
    preamble: 'Hur bygget går och vad som händer i området.',
  },
  myDocuments: { name: 'Dokument', title: 'Mina avtal', preamble: 'Avtal att läsa, skriva under och spara.' },
  savedSearches: { name: 'Sparade sökningar', preamble: 'Vi hör av oss när något nytt passar in.' },
  myPayments: { name: 'Betalningar', preamble: 'Avgifter och delinsatser, betalda och kommande.' },
  myErrands: { name: 'Ärenden', preamble: 'Dina felanmälningar och hur långt de har kommit.' },
  myTimeline: { name: 'Tidslinje', preamble: 'Vägen från avtal till nycklar, steg för steg.' },
  myContacts: { name: 'Kontakter', preamble: 'De som hjälper dig fram till inflyttningen och efteråt.' },
  vip: { name: 'VIP', title: 'Din förtur', preamble: 'Hem du får välja bland före alla andra.' },
  vipViewing: {
    name: 'VIP-visning',
    preamble: 'Visningar för dig som har förtur. Platserna är få, så boka i tid.',
  },
  forgotPassword: {
    name: 'Glömt lösenord',
    title: 'Glömt lösenordet?',
    preamble: 'Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt.',
  },
  consent: {
    name: 'Samtycke',
    title: 'Innan du går vidare',
    preamble: 'Vi behöver ditt samtycke för att spara dina uppgifter på den här webbplatsen.',
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
