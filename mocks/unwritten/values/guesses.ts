import type { Random } from '../../catalogue/lib/random.ts'

/** What a text is made with: chance of its own, and the time of the world in milliseconds. A fresh one is made just now. */
export type Made = { random: Random; now: number; fresh: boolean }

type Guess = (made: Made) => string

const firstNames = [
  'Elin',
  'Marcus',
  'Sofia',
  'Daniel',
  'Johanna',
  'Amir',
  'Marte',
  'Eirik',
  'Aino',
  'Mikko',
  'Ebba',
]
const lastNames = [
  'Hedlund',
  'Lindahl',
  'Ahlberg',
  'Öberg',
  'Rydell',
  'Haugland',
  'Brekke',
  'Korhonen',
  'Virtanen',
]
const streets = [
  'Björkvägen',
  'Storgatan',
  'Strandvägen',
  'Ekbacken',
  'Parkgatan',
  'Kungsgatan',
  'Havnegata',
  'Mannerheimintie',
]
const cities = [
  'Stockholm',
  'Göteborg',
  'Malmö',
  'Uppsala',
  'Lund',
  'Oslo',
  'Bergen',
  'Helsinki',
  'Tampere',
  'Umeå',
]
const countries = ['Sverige', 'Norge', 'Suomi']
const companies = ['Björkvall AB', 'Nordljus AB', 'Fjordbygg AS', 'Kivi Oy', 'Strandängen AB']
const roles = ['Project manager', 'Sales agent', 'Caretaker', 'Architect', 'Site manager']
const colours = ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Grey']
const things = [
  'Balcony',
  'Kitchen',
  'Garden',
  'Stairwell',
  'Lift',
  'Window',
  'Terrace',
  'Bathroom',
  'Laundry room',
]
const doings = [
  'Book a viewing',
  'Read the agreement',
  'Call the caretaker',
  'Choose the kitchen',
  'Measure the rooms',
  'Order the keys',
]
const sentences = [
  'The stairs have been painted and are dry by Thursday.',
  'Everything is ready for the viewing.',
  'The keys can be fetched from the office.',
  'A new lamp hangs above the entrance.',
  'The meeting has been moved by a week.',
  'Two windows face the park, one the yard.',
]

const pick =
  (texts: readonly string[]): Guess =>
  ({ random }) =>
    random.pick(texts)

const fullName: Guess = ({ random }) => `${random.pick(firstNames)} ${random.pick(lastNames)}`

const digits = ({ random }: Made, count: number) =>
  Array.from({ length: count }, () => String(random.int(0, 9))).join('')

const hex = ({ random }: Made, count: number) =>
  Array.from({ length: count }, () => random.int(0, 15).toString(16)).join('')

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase()

export const guessedEmail: Guess = (made) => {
  const { random } = made
  return `${plain(random.pick(firstNames))}.${plain(random.pick(lastNames))}@example.com`
}

export const guessedUrl: Guess = ({ random }) =>
  `https://example.com/${plain(random.pick(things))}/${random.int(1, 999)}`

export const guessedPath: Guess = ({ random }) => `/${plain(random.pick(things))}/${random.int(1, 999)}`

export const guessedUuid: Guess = (made) =>
  `${hex(made, 8)}-${hex(made, 4)}-4${hex(made, 3)}-${made.random.pick(['8', '9', 'a', 'b'])}${hex(made, 3)}-${hex(made, 12)}`

export const guessedSentence: Guess = pick(sentences)

/** Texts by what a member is called, the first that fits. */
const byName: readonly (readonly [RegExp, Guess])[] = [
  [/e-?mail/i, guessedEmail],
  [/(first|given)_?name/i, pick(firstNames)],
  [/(last|family|sur)_?name/i, pick(lastNames)],
  [/(company|organi[sz]ation|firm)/i, pick(companies)],
  [/(project|stage|home|product|object|building|property)_?name/i, pick(things)],
  [/(user|login)_?name/i, ({ random }) => plain(random.pick(firstNames)) + String(random.int(1, 99))],
  [
    /(^|_)(full|display|customer|contact|user|buyer|owner)_?name$|^(author|owner|creator|assignee|contact|buyer|seller|responsible)$/i,
    fullName,
  ],
  [/(phone|mobile|telephone)/i, (made) => `+46 70 ${digits(made, 3)} ${digits(made, 2)} ${digits(made, 2)}`],
  [/(street|address)/i, ({ random }) => `${random.pick(streets)} ${random.int(1, 98)}`],
  [/(city|town|municipality|place|location)$/i, pick(cities)],
  [/country_?(code|id)/i, pick(['SE', 'NO', 'FI'])],
  [/country/i, pick(countries)],
  [/(post|zip)_?(al)?_?code|^zip$/i, (made) => `${digits(made, 3).replace(/^0/, '1')} ${digits(made, 2)}`],
  [/currency/i, pick(['SEK', 'NOK', 'EUR'])],
  [/(language|locale|lang)$/i, pick(['sv', 'en', 'nb', 'fi'])],
  [/(url|href|link|website|image|picture|photo|avatar)$/i, guessedUrl],
  [/(path|slug)$/i, guessedPath],
  [/uuid$/i, guessedUuid],
  [/(^id|Id|_id|ID|key|token|session|reference|number|code)$/, (made) => hex(made, 8)],
  [/(job|role|position|profession)/i, pick(roles)],
  [/colou?r/i, pick(colours)],
  [/(status|state|phase)$/i, pick(['open', 'ongoing', 'done'])],
  [/(title|heading|headline|subject|task|todo|label)$/i, pick(doings)],
  [
    /(text|description|message|comment|note|summary|body|content|detail|reason|greeting|question|answer|ingress|paragraph)/i,
    guessedSentence,
  ],
  [
    /(At|Date|date|day|Day|time|Time)$/,
    ({ random, now, fresh }) => new Date(fresh ? now : now + random.int(-30, 30) * 86_400_000).toISOString(),
  ],
]

/** What has a person's name. */
const people =
  /(person|people|user|customer|contact|author|owner|buyer|seller|resident|member|staff|employee|agent|account|participant|guest|tenant)/i

/** A text that a member of this name could have, within something that is called so. */
export function guessedText(name: string, around: string, made: Made): string {
  if (/^(name|label)$/i.test(name) && people.test(around)) return fullName(made)
  const [, guess = pick(things)] = byName.find(([pattern]) => pattern.test(name)) ?? []
  return guess(made)
}

/** Ranges of numbers by what a member is called, the first that fits; both ends are included. */
const ranges: readonly (readonly [RegExp, number, number, number?])[] = [
  [/(^id|Id|_id|ID|number|Number)$/, 1001, 9999],
  [/lat(itude)?$/i, 55.5, 63.5, 5],
  [/(lon|lng|longitude)$/i, 11, 25, 5],
  [/year$/i, 1990, 2026],
  [/month$/i, 1, 12],
  [/(hour)s?$/i, 0, 23],
  [/(minute|second)s?$/i, 0, 59],
  [/(price|cost|amount|sum|fee|salary|income|balance)/i, 500, 5_000_000],
  [/(area|size|squareMet(er|re)s)$/i, 25, 160, 1],
  [/(percent|percentage|progress)$/i, 0, 100],
  [/(rate|ratio|share|score|probability)$/i, 0, 1, 2],
  [/(rating|stars)$/i, 1, 5],
  [/(room|floor|storey|bed)s?$/i, 1, 6],
  [/age$/i, 18, 90],
  [/(width|height|length|depth)$/i, 10, 1200],
  [/(page|index|offset|position|order)$/i, 1, 9],
  [/(count|total|quantity|number_?of|nr_?of)/i, 1, 40],
]

const otherRange = [1, 100] as const

/** What a number of this name usually lies between, and how many decimals it has. */
export function guessedRange(name: string): { range: readonly [number, number]; decimals: number } {
  const [, from, to, decimals = 0] = ranges.find(([pattern]) => pattern.test(name)) ?? [
    undefined,
    ...otherRange,
  ]
  return { range: [from, to], decimals }
}
