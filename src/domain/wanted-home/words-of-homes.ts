import type { OutdoorArea, ResidenceType } from '#gen/residence/model.ts'
import type { Language } from '#src/sites/site.ts'

/** The words with which people say what home they want, in small letters. */
export type HomeWords = {
  /** For a home of one room, of two, and so on. */
  rooms: readonly (readonly string[])[]
  /** What follows the number of rooms; a pattern. */
  roomsAfter: string
  outdoor: Record<
    Extract<OutdoorArea, 'balcony' | 'terrace' | 'patio' | 'roofTop' | 'sauna'>,
    readonly string[]
  >
  types: Record<Exclude<ResidenceType, 'house'>, readonly string[]>
  /** What stands before the highest price, and millions; patterns. */
  upTo: string
  millions: string
  /** A viewing, and when it is to be: within a week, or a month; patterns. */
  viewing: string
  thisWeek: string
  thisMonth: string
  fillers: readonly string[]
}

const sv: HomeWords = {
  rooms: [
    ['etta', 'ettan', 'enrummare'],
    ['tvåa', 'tvåan', 'tvårummare'],
    ['trea', 'trean', 'trerummare'],
    ['fyra', 'fyran', 'fyrarummare'],
    ['femma', 'femman'],
  ],
  roomsAfter: 'a|an|rok|r o k|rum och kök|rums?|rummare',
  outdoor: {
    balcony: ['balkong', 'balkonger'],
    terrace: ['terrass'],
    patio: ['uteplats', 'uteplatser'],
    roofTop: ['takterrass'],
    sauna: ['bastu'],
  },
  types: {
    apartment: ['lägenhet', 'lägenheter', 'lgh'],
    townHouse: ['radhus'],
    semiDetachedHouse: ['parhus'],
    detachedHouse: ['villa', 'villor'],
    plot: ['tomt', 'tomter'],
  },
  upTo: 'under|max|högst|upp till|billigare än',
  millions: 'miljoner|miljon|milj\\.?|mkr|mn|m',
  viewing: 'visningar|visningen|visning|öppet hus',
  thisWeek:
    'idag|i dag|ikväll|i kväll|imorgon|i morgon|(?:nu )?i helgen|till helgen|(?:nu )?i veckan|denna vecka|den här veckan|snart|inom (?:7|sju) dagar|inom en vecka|på (?:mån|tis|ons|tors|fre|lör|sön)dag',
  thisMonth: 'nästa vecka|denna månad|den här månaden|i månaden|inom (?:30|trettio) dagar|inom en månad',
  fillers: [
    'i',
    'in',
    'på',
    'nära',
    'vid',
    'med',
    'och',
    'en',
    'ett',
    'kr',
    'till',
    'salu',
    'bostad',
    'bostäder',
  ],
}

const nb: HomeWords = {
  rooms: [
    ['ettroms'],
    ['toroms', 'torommer'],
    ['treroms', 'trerommer'],
    ['fireroms', 'firerommer'],
    ['femroms'],
  ],
  roomsAfter: 'roms|rom|rommer|r',
  outdoor: {
    balcony: ['balkong', 'altan'],
    terrace: ['terrasse'],
    patio: ['uteplass'],
    roofTop: ['takterrasse'],
    sauna: ['badstue', 'sauna'],
  },
  types: {
    apartment: ['leilighet', 'leiligheter'],
    townHouse: ['rekkehus'],
    semiDetachedHouse: ['tomannsbolig', 'tomannsboliger'],
    detachedHouse: ['enebolig', 'eneboliger', 'villa'],
    plot: ['tomt', 'tomter'],
  },
  upTo: 'under|maks|høyst|inntil|opptil|billigere enn',
  millions: 'millioner|million|mill\\.?|mnok|m',
  viewing: 'visninger|visningen|visning|åpent hus',
  thisWeek:
    'idag|i dag|i kveld|imorgen|i morgen|i helgen|i helga|til helgen|i uken|i uka|denne uken|denne uka|snart|innen (?:7|sju) dager|innen en uke|på (?:man|tirs|ons|tors|fre|lør|søn)dag',
  thisMonth: 'neste uke|denne måneden|i måneden|innen (?:30|tretti) dager|innen en måned',
  fillers: ['i', 'på', 'nær', 'ved', 'med', 'og', 'en', 'et', 'kr', 'til', 'salgs', 'bolig', 'boliger'],
}

const fi: HomeWords = {
  rooms: [['yksiö', 'yksiöt'], ['kaksio', 'kaksiot'], ['kolmio', 'kolmiot'], ['neliö']],
  roomsAfter: 'huonetta|huone|h|h\\+k|h \\+ k',
  outdoor: {
    balcony: ['parveke', 'parvekkeella', 'parvekkeellinen'],
    terrace: ['terassi', 'terassilla'],
    patio: ['piha', 'pihalla'],
    roofTop: ['kattoterassi'],
    sauna: ['sauna', 'saunalla', 'saunallinen'],
  },
  types: {
    apartment: ['kerrostalo', 'kerrostaloasunto', 'kerrostalosta'],
    townHouse: ['rivitalo', 'rivitalosta'],
    semiDetachedHouse: ['paritalo', 'paritalosta'],
    detachedHouse: ['omakotitalo'],
    plot: ['tontti', 'tontit'],
  },
  upTo: 'alle|enintään|max',
  millions: 'miljoonaa|milj\\.?|m',
  viewing: 'asuntoesittely[nt]?|esittely[nt]?|näyttö|näytöt|avoimet ovet',
  thisWeek:
    'tänään|huomenna|(?:tänä |ensi )?viikonloppuna|(?:tällä )?viikolla|pian|(?:7|seitsemän) päivän sisällä|viikon sisällä|(?:maanan|tiis|tors|perjan|lauan|sunnun)taina|keskiviikkona',
  thisMonth: 'ensi viikolla|tässä kuussa|tämän kuun aikana|30 päivän sisällä|kuukauden sisällä',
  fillers: ['ja', 'lähellä', 'myytävänä', 'asunto', 'asunnot', 'eur', 'euroa'],
}

const en: HomeWords = {
  rooms: [['studio', 'one-room'], ['two-room'], ['three-room'], ['four-room'], ['five-room']],
  roomsAfter: 'rooms|room|-room',
  outdoor: {
    balcony: ['balcony', 'balconies'],
    terrace: ['terrace'],
    patio: ['patio'],
    roofTop: ['rooftop'],
    sauna: ['sauna'],
  },
  types: {
    apartment: ['apartment', 'apartments', 'flat', 'flats'],
    townHouse: ['townhouse', 'terraced'],
    semiDetachedHouse: ['semi-detached'],
    detachedHouse: ['villa', 'detached'],
    plot: ['plot', 'plots'],
  },
  upTo: 'under|below|up to|max|at most|less than',
  millions: 'millions?|mn|m',
  viewing: 'viewings?|showings?|open house',
  thisWeek:
    'today|tonight|tomorrow|this week(?:end)?|(?:at|on) the weekend|soon|(?:within|in) (?:7|seven) days|within a week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day',
  thisMonth: 'next week(?:end)?|this month|(?:within|in) (?:30|thirty) days|within a month',
  fillers: ['in', 'near', 'with', 'a', 'an', 'and', 'the', 'for', 'sale', 'home', 'homes', 'sek'],
}

export const wordsOf: Record<Language, HomeWords> = { sv, nb, fi, en }
