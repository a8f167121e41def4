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
  fillers: ['in', 'near', 'with', 'a', 'an', 'and', 'the', 'for', 'sale', 'home', 'homes', 'sek'],
}

export const wordsOf: Record<Language, HomeWords> = { sv, nb, fi, en }
