import type { StatusTone } from '#src/ui/content/status-dot.tsx'
import type { TimelineStep } from '#src/ui/content/timeline.tsx'

/**
 * Every word of the sandbox. Not in message files: those are loaded by every build, and the sandbox only exists in some.
 * Swedish, the language the design is drawn in; the cards of the themes speak the language of their site.
 */
export const pageTexts = {
  title: 'Sandlåda',
  lead: 'Varje del av gränssnittet i varje läge, i de sju webbplatsernas teman.',
  themes: 'Teman',
}

export const titles = {
  themes: 'Sju webbplatser, en stomme',
  tokens: 'Färg och text',
  brand: 'Märke och ikoner',
  buttons: 'Knappar',
  links: 'Länkar',
  choices: 'Filter och val',
  fields: 'Fält',
  ticks: 'Kryss, val och reglage',
  numbers: 'Tal och sökval',
  form: 'Formulär med fel',
  content: 'Status och fakta',
  cards: 'Kort',
  messages: 'Meddelanden',
  states: 'Tomt, fel och väntan',
  toasts: 'Korta besked',
  navigation: 'Flikar och brödsmulor',
  steps: 'Steg',
  layout: 'Ytor och rutnät',
  overlays: 'Dialoger och rutor',
  stories: 'Ur sidorna',
}

export const buttons = {
  primary: 'Boka visning',
  secondary: 'Anmäl intresse',
  quiet: 'Ångra',
  danger: 'Avsluta ärendet',
  blocked: 'Nästa',
  inverse: 'Betala nu',
  pressed: 'Tryckt',
  focused: 'I fokus',
  loading: 'Skicka',
  works: 'Sparar i två sekunder',
  icon: 'Gör en felanmälan',
  wide: 'Gå vidare till betalning',
  long: 'Jag har läst bokningsavtalet och vill boka bostaden på de villkoren',
  search: 'Sök',
  close: 'Stäng',
  favourite: 'Spara Furuskär',
}

export const links = {
  page: 'Alla projekt',
  plain: 'Visa på karta',
  quiet: 'Alla ärenden',
  file: 'Bofakta C-1403',
  before: 'Läs om ',
  inline: 'hur du köper en bostad',
  after: ' innan du bokar.',
  save: 'Spara sökning',
  clear: 'Rensa alla',
}

export const choices = {
  rest: 'Boarea',
  set: '2–4 rok',
  open: 'Pris',
  icon: 'Hela landet',
  compact: 'radhus Täby',
  clear: 'Rensa rum',
  view: 'Visa som',
  sort: 'Sortera:',
}

export const views = [
  { value: 'list', label: 'Lista' },
  { value: 'map', label: 'Karta' },
] as const

export const orders = [
  { value: 'earliest', label: 'Inflyttning, tidigast först' },
  { value: 'price', label: 'Pris, lägst först' },
  { value: 'area', label: 'Boarea, störst först' },
] as const

export const fields = {
  email: 'E-post',
  emailPlaceholder: 'namn@exempel.se',
  emailValue: 'amira@exempel.se',
  emailWrong: 'amira@exempel',
  emailError: 'Skriv en hel e-postadress, till exempel namn@exempel.se.',
  phone: 'Mobilnummer',
  phoneHint: 'Vi skickar en kod',
  name: 'Namn',
  nameValue: 'Amira Lindström',
  area: 'Boarea',
  areaValue: '76',
  areaUnit: 'm²',
  password: 'Lösenord',
  passwordValue: 'hemligt',
  passwordShow: 'Visa lösenord',
  passwordError: 'E-post och lösenord stämmer inte överens. Försök igen eller återställ lösenordet.',
  message: 'Meddelande',
  messageHint: 'Högst 500 tecken',
  messageValue: 'Går det att flytta tvättmaskinen till klädkammaren?',
  messageFull: 'Det drar kallt från fönstret i köket',
  messageError: 'Berätta vad som är fel.',
  count: (used: number, max: number) => `${used} av ${max}`,
}

export const ticks = {
  copy: 'Skicka en kopia till mig',
  read: 'Jag har läst informationen',
  terms: 'Jag godkänner villkoren',
  termsHint: 'Villkoren gäller i sju dagar',
  termsError: 'Godkänn villkoren för att gå vidare.',
  place: 'Var är felet?',
  who: 'Vem gäller det?',
  whoHint: 'Du hör till två föreningar',
  whoError: 'Välj en förening.',
  hideSold: 'Dölj sålda',
  showPrice: 'Visa pris per m²',
  marketing: 'Marknadsföring',
  marketingHint: 'Annonser som passar dig',
  locked: 'Nödvändiga kakor',
}

export const places = [
  { value: 'home', label: 'Lägenheten' },
  { value: 'shared', label: 'Gemensamt utrymme' },
]

export const associations = [
  { value: 'strandangen', label: 'Brf Strandängen', hint: '769600-1234' },
  { value: 'linnean', label: 'Brf Linnéan', hint: '769600-5678' },
]

export const numbers = {
  price: 'Pris',
  low: 'Lägst',
  high: 'Högst',
  highHint: 'Priset för hela bostaden',
  highError: 'Skriv ett pris som är högre än det lägsta.',
  place: 'Område',
  placePlaceholder: 'Skriv en ort',
  placeError: 'Välj ett område i listan.',
  average: 'Medelpriset för det du söker är 4\u00a0480\u00a0000\u00a0kr.',
  clear: 'Rensa pris',
  show: 'Visa 38 bostäder',
}

export const municipalities = [
  { id: 'lidingo', label: 'Lidingö', note: '4' },
  { id: 'malmo', label: 'Malmö', note: '9' },
  { id: 'nacka', label: 'Nacka', note: '12' },
  { id: 'vasteras', label: 'Västerås' },
]

export const homesByPrice = [1, 2, 4, 7, 9, 14, 16, 19, 17, 15, 13, 12, 9, 8, 7, 5, 4, 3, 2, 2, 1, 1, 1]

export const form = {
  errors: 'Rätta två saker',
  place: 'Välj var felet är.',
}

export const statuses: readonly (readonly [tone: StatusTone, text: string])[] = [
  ['forsale', 'Till salu'],
  ['vip', 'Förtur'],
  ['reserved', 'Reserverad'],
  ['booked', 'Bokad'],
  ['sold', 'Såld'],
  ['registered', 'Registrerat'],
  ['ongoing', 'Pågår'],
  ['done', 'Åtgärdat'],
  ['closed', 'Avslutat'],
]

export const facts = {
  file: 'element.jpg · 2,4 MB',
  tag: 'Solceller',
  vip: 'VIP',
  unread: 'Olästa aviseringar',
  list: [
    { label: 'Adress', value: 'Strandängsvägen 12, Nacka' },
    { label: 'Storlek', value: '3 rok, 76 m²' },
    { label: 'Tillträde', value: '2027-09-15' },
    { label: 'Din kontakt', value: 'Elin Hedlund' },
  ],
}

export const purchase: readonly TimelineStep[] = [
  { id: 'booked', title: 'Bokat', detail: '12 mars 2026', state: 'done', stateText: 'Klart' },
  { id: 'signed', title: 'Avtal tecknat', detail: '2 april 2026', state: 'done', stateText: 'Klart' },
  { id: 'inspection', title: 'Besiktning', detail: '18 augusti 2027', state: 'current', stateText: 'Pågår' },
  { id: 'moving', title: 'Inflyttning', detail: '15 september 2027', state: 'future', stateText: 'Kommande' },
]

export const messages = {
  info: 'Visningen den 29 november är digital.',
  warn: 'Din reservation går ut om 24 minuter.',
  err: 'Det gick inte att skicka. Försök igen om en stund.',
  ok: 'Avtalet är signerat.',
  title: 'Felanmälan är skickad',
  text: 'Vi hör av oss inom tre vardagar. Du följer ärendet på Mina sidor.',
}

export const states = {
  empty: 'Inga bostäder passar just nu.',
  clear: 'Rensa filter',
  noErrands: 'Du har inga ärenden.',
  failed: 'Bostäderna gick inte att hämta',
  failedText: 'Kontrollera att du är uppkopplad.',
  retry: 'Försök igen',
  reference: 'Referens 4f2a',
  loading: 'Hämtar bostäder',
  left: 'Tid kvar',
}

export const toasts = {
  region: 'Aviseringar',
  close: 'Stäng',
  done: 'Visa notis',
  doneText: 'Ärendet är avslutat',
  undo: 'Visa notis med ångra',
  undoText: 'Sökningen är sparad',
  undoAction: 'Ångra',
  failed: 'Visa fel',
  failedText: 'Det gick inte att spara. Försök igen.',
}

export const navigation = {
  here: 'Du är här',
  trail: ['Start', 'Bostäder', 'Nacka'],
  page: 'Brf Strandängen',
  area: 'Sidor på Mina sidor',
  pages: [
    'Översikt',
    'Min bostad',
    'Ärenden',
    'Dokument',
    'Betalningar',
    'Mina bostäder',
    'Kontakter',
    'VIP',
  ],
  login: 'Logga in som',
  home: 'Mina sidor',
  homeText: 'För dig som har köpt eller bor hos oss.',
  board: 'Styrelseportal',
  boardText: 'För dig som sitter i styrelsen.',
}

export const steps = {
  label: 'Steg i felanmälan',
  list: ['Dina uppgifter', 'Bostad', 'Var är felet?', 'Granska'],
  done: 'klart',
  current: 'Steg 3 av 7',
  purchase: 'Köpet',
  errand: 'Ärendet',
}

export const layout = {
  skip: 'Hoppa till innehållet',
  heading: 'Dina ärenden',
  home: 'Din bostad',
  homeName: 'Brf Strandängen, C-1403',
  payment: 'Nästa betalning',
  amount: '125\u00a0000\u00a0kr',
  due: 'Förfaller 30 november',
  invoice: 'Visa faktura',
  width: 'Sidans bredd',
}
