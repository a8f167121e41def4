import type { Language } from '#src/sites/site.ts'

/** What stands in the documents of a home; `{…}` is filled in. */
export type DocumentWords = Readonly<{
  facts: string
  costs: string
  agreement: string
  houseRules: string
  home: string
  economy: string
  price: string
  totalPrice: string
  sharedDebt: string
  acquisitionCosts: string
  monthlyFee: string
  bookingFee: string
  downPayment: string
  loan: string
  interest: string
  amortisation: string
  /** What an annuity repays in its first month. */
  instalment: string
  /** The interest on a share of debt, which the association charges, and the rest of its fee. */
  debtInterest: string
  runningFee: string
  running: string
  perMonth: string
  example: string
  parties: string
  seller: string
  buyer: string
  object: string
  terms: string
  agreementTerms: readonly string[]
  signatures: string
  rules: readonly (readonly [heading: string, text: string])[]
}>

const sv: DocumentWords = {
  facts: 'Fakta om bostaden',
  costs: 'Kostnadskalkyl',
  agreement: 'Bokningsavtal',
  houseRules: 'Trivselregler',
  home: 'Bostaden',
  economy: 'Ekonomi',
  price: 'Pris',
  totalPrice: 'Totalpris',
  sharedDebt: 'Del av föreningens lån',
  acquisitionCosts: 'Omkostnader',
  monthlyFee: 'Avgift per månad',
  bookingFee: 'Bokningsavgift',
  downPayment: 'Kontantinsats, {percent} procent',
  loan: 'Lån',
  interest: 'Ränta, {percent} procent',
  amortisation: 'Amortering, {percent} procent',
  instalment: 'Amortering',
  debtInterest: 'Ränta på del av gemensamt lån',
  runningFee: 'Avgift till driften',
  running: 'Hushållsel och försäkring',
  perMonth: 'Att betala per månad',
  example: 'Räkneexempel före ränteavdrag. Räntan kan ändras, och banken prövar varje köpare för sig.',
  parties: 'Parter',
  seller: 'Säljare',
  buyer: 'Köpare',
  object: 'Bostad',
  terms: 'Villkor',
  agreementTerms: [
    'Säljaren reserverar bostaden för köparen till dess att upplåtelseavtal tecknas.',
    'Köparen betalar bokningsavgiften inom tre dagar. Avgiften räknas av från priset.',
    'Köparen kan ångra sig inom fjorton dagar och får då hela bokningsavgiften tillbaka.',
    'Ändras pris, storlek eller inflyttning väsentligt får köparen avstå utan kostnad.',
    'Bokningen får inte överlåtas till någon annan utan säljarens medgivande.',
  ],
  signatures: 'Underskrifter',
  rules: [
    ['Ljud', 'Visa hänsyn mellan klockan 22 och 07. Säg till grannarna före en fest.'],
    [
      'Balkong och uteplats',
      'Grilla med el. Blomlådor hängs på insidan av räcket, och ingenting får skaka över kanten.',
    ],
    ['Trapphus', 'Håll trapphuset fritt från vagnar, skor och cyklar: det är vår utrymningsväg.'],
    ['Avfall', 'Sortera i miljörummet. Grovsopor lämnas på kommunens återvinningscentral.'],
    ['Tvättstuga', 'Boka i föreningens kalender, städa efter dig och rensa filtret.'],
    ['Husdjur', 'Djur är välkomna. På gården hålls de kopplade.'],
    ['Andrahandsuthyrning', 'Fråga styrelsen i god tid. Samtycke ges för ett år i taget.'],
  ],
}

const nb: DocumentWords = {
  facts: 'Fakta om boligen',
  costs: 'Kostnadsoverslag',
  agreement: 'Reservasjonsavtale',
  houseRules: 'Husordensregler',
  home: 'Boligen',
  economy: 'Økonomi',
  price: 'Pris',
  totalPrice: 'Totalpris',
  sharedDebt: 'Fellesgjeld',
  acquisitionCosts: 'Omkostninger',
  monthlyFee: 'Felleskostnader per måned',
  bookingFee: 'Reservasjonsgebyr',
  downPayment: 'Egenkapital, {percent} prosent',
  loan: 'Lån',
  interest: 'Rente, {percent} prosent',
  amortisation: 'Avdrag, {percent} prosent',
  instalment: 'Avdrag, første måned',
  debtInterest: 'Renter på andel av fellesgjelden',
  runningFee: 'Felleskostnader til drift',
  running: 'Strøm og forsikring',
  perMonth: 'Å betale per måned',
  example: 'Regneeksempel før skattefradrag. Renten kan endres, og banken vurderer hver kjøper for seg.',
  parties: 'Parter',
  seller: 'Selger',
  buyer: 'Kjøper',
  object: 'Bolig',
  terms: 'Vilkår',
  agreementTerms: [
    'Selgeren holder boligen av for kjøperen til kjøpekontrakten er undertegnet.',
    'Kjøperen betaler gebyret innen tre dager. Beløpet trekkes fra prisen.',
    'Kjøperen kan angre innen fjorten dager og får da hele gebyret tilbake.',
    'Endres pris, størrelse eller overtakelse vesentlig, kan kjøperen trekke seg uten kostnad.',
    'Reservasjonen kan ikke overdras til andre uten selgerens samtykke.',
  ],
  signatures: 'Underskrifter',
  rules: [
    ['Lyd', 'Vis hensyn mellom klokken 22 og 07. Si fra til naboene før en fest.'],
    ['Balkong og uteplass', 'Grill med strøm. Blomsterkasser henges på innsiden av rekkverket.'],
    ['Trapperom', 'Hold trapperommet fritt for vogner, sko og sykler: det er rømningsveien vår.'],
    ['Avfall', 'Sorter i avfallsrommet. Grovavfall leveres på kommunens gjenvinningsstasjon.'],
    ['Husdyr', 'Dyr er velkomne. I gårdsrommet holdes de i bånd.'],
    ['Utleie', 'Spør styret i god tid. Samtykke gis for ett år om gangen.'],
  ],
}

const fi: DocumentWords = {
  facts: 'Tietoja asunnosta',
  costs: 'Kustannuslaskelma',
  agreement: 'Varaussopimus',
  houseRules: 'Järjestyssäännöt',
  home: 'Asunto',
  economy: 'Hinta ja kulut',
  price: 'Myyntihinta',
  totalPrice: 'Velaton hinta',
  sharedDebt: 'Osuus yhtiölainasta',
  acquisitionCosts: 'Kulut',
  monthlyFee: 'Vastikkeet kuukaudessa',
  bookingFee: 'Varausmaksu',
  downPayment: 'Oma rahoitus, {percent} prosenttia',
  loan: 'Laina',
  interest: 'Korko, {percent} prosenttia',
  amortisation: 'Lyhennys, {percent} prosenttia',
  instalment: 'Lyhennys, ensimmäinen kuukausi',
  debtInterest: 'Rahoitusvastike, yhtiölainaosuuden korko',
  runningFee: 'Hoitovastike',
  running: 'Sähkö ja vakuutus',
  perMonth: 'Maksettavaa kuukaudessa',
  example: 'Esimerkkilaskelma. Korko voi muuttua, ja pankki arvioi jokaisen ostajan erikseen.',
  parties: 'Osapuolet',
  seller: 'Myyjä',
  buyer: 'Ostaja',
  object: 'Asunto',
  terms: 'Ehdot',
  agreementTerms: [
    'Myyjä varaa asunnon ostajalle, kunnes kauppakirja allekirjoitetaan.',
    'Ostaja maksaa varausmaksun kolmen päivän kuluessa. Maksu vähennetään hinnasta.',
    'Ostaja voi perua varauksen neljäntoista päivän kuluessa ja saa maksun kokonaan takaisin.',
    'Jos hinta, koko tai muuttopäivä muuttuu olennaisesti, ostaja voi luopua varauksesta kuluitta.',
    'Varausta ei saa siirtää toiselle ilman myyjän suostumusta.',
  ],
  signatures: 'Allekirjoitukset',
  rules: [
    ['Äänet', 'Kello 22–07 on hiljaista. Kerro juhlista naapureille etukäteen.'],
    ['Parveke ja piha', 'Grillaa sähköllä. Kukkalaatikot ripustetaan kaiteen sisäpuolelle.'],
    ['Porraskäytävä', 'Pidä käytävä vapaana vaunuista, kengistä ja pyöristä: se on poistumistiemme.'],
    ['Jätteet', 'Lajittele jätehuoneessa. Suuret jätteet viedään kunnan lajitteluasemalle.'],
    ['Sauna', 'Varaa vuoro taloyhtiön kalenterista ja siisti jälkesi.'],
    ['Lemmikit', 'Lemmikit ovat tervetulleita. Pihalla ne pidetään kytkettyinä.'],
  ],
}

/** The words of documents in the language of the country. */
export const documentWords: Readonly<Record<Exclude<Language, 'en'>, DocumentWords>> = { sv, nb, fi }
