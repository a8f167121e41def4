import type { Country } from '../../../catalogue/codes.ts'

type Row = readonly [label: string, value: string]
type Option = readonly [name: string, price: number]

/** What homes of a country are built with and what their buyers can choose, in its language and currency. */
type FinishWords = Readonly<{
  materials: readonly Row[]
  /** Of a house only. */
  heating: Row
  /** Of every home. */
  options: readonly Option[]
  /** Of a house only. */
  ofHouses: Option
}>

const se: FinishWords = {
  materials: [
    ['Kök', 'Släta luckor i ljusgrått, bänkskiva av laminat, ho av rostfritt stål'],
    ['Vitvaror', 'Induktionshäll, ugn, mikro, diskmaskin, kyl och frys'],
    ['Bad', 'Ljust kakel, grå klinker med golvvärme, duschväggar av glas'],
    ['Tvätt', 'Tvättmaskin och torktumlare under en bänkskiva'],
    ['Golv', 'Ekparkett, klinker i hall och bad'],
    ['Förvaring', 'Garderober i sovrum och hall, hatthylla'],
  ],
  heating: ['Värme', 'Frånluftsvärmepump, golvvärme på nedre plan'],
  options: [
    ['Bänkskiva av granit', 14_900],
    ['Ekparkett i fiskben', 32_500],
    ['Skjutdörrsgarderob i sovrummet', 8_900],
    ['Handdukstork i badrummet', 4_200],
    ['Köksluckor i ek', 27_800],
  ],
  ofHouses: ['Braskamin', 49_000],
}

const no: FinishWords = {
  materials: [
    ['Kjøkken', 'Glatte fronter i lys grå, benkeplate i laminat, kum i rustfritt stål'],
    ['Hvitevarer', 'Induksjonstopp, stekeovn, oppvaskmaskin, kjøleskap og fryser'],
    ['Bad', 'Lyse fliser, grå gulvfliser med gulvvarme, dusjvegger i glass'],
    ['Vask', 'Opplegg for vaskemaskin og tørketrommel'],
    ['Gulv', 'Eikeparkett, fliser i entré og bad'],
    ['Oppbevaring', 'Garderobeskap på soverom og i entré'],
  ],
  heating: ['Varme', 'Avtrekksvarmepumpe, gulvvarme i første etasje'],
  options: [
    ['Benkeplate i granitt', 15_900],
    ['Eikeparkett i fiskebein', 34_500],
    ['Skyvedørsgarderobe på soverommet', 9_800],
    ['Håndkletørker på badet', 4_600],
    ['Kjøkkenfronter i eik', 29_500],
  ],
  ofHouses: ['Peisovn', 52_000],
}

const fi: FinishWords = {
  materials: [
    ['Keittiö', 'Vaaleanharmaat sileät ovet, laminaattitaso, ruostumaton teräsallas'],
    ['Kodinkoneet', 'Induktioliesi, uuni, mikroaaltouuni, astianpesukone, jääkaappi ja pakastin'],
    ['Kylpyhuone', 'Vaaleat seinälaatat, harmaat lattialaatat, lattialämmitys, lasinen suihkuseinä'],
    ['Pyykinpesu', 'Liitännät pesukoneelle ja kuivausrummulle'],
    ['Lattiat', 'Tammiparketti, laatat eteisessä ja kylpyhuoneessa'],
    ['Säilytys', 'Komerot makuuhuoneissa ja eteisessä'],
  ],
  heating: ['Lämmitys', 'Poistoilmalämpöpumppu, lattialämmitys alakerrassa'],
  options: [
    ['Graniittinen työtaso', 1_450],
    ['Tammiparketti kalanruodolla', 3_100],
    ['Liukuovikaapisto makuuhuoneeseen', 890],
    ['Pyyhekuivain kylpyhuoneeseen', 420],
    ['Tammiset keittiön ovet', 2_650],
  ],
  ofHouses: ['Takka', 4_900],
}

export const finishWords: Readonly<Record<Country, FinishWords>> = { se, no, fi }
