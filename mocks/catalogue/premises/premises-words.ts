import type { Country } from '../codes.ts'
import type { PremisesType } from '../company-types.ts'

/** What premises are for, as the beginning of their name. */
export const premisesWords: Readonly<Record<Country, Readonly<Record<PremisesType, string>>>> = {
  se: {
    office: 'Kontor',
    shop: 'Butik',
    restaurant: 'Restaurang',
    warehouse: 'Lager',
    clinic: 'Mottagning',
    preschool: 'Förskola',
    other: 'Lokal',
  },
  no: {
    office: 'Kontor',
    shop: 'Butikk',
    restaurant: 'Restaurant',
    warehouse: 'Lager',
    clinic: 'Klinikk',
    preschool: 'Barnehage',
    other: 'Lokale',
  },
  fi: {
    office: 'Toimisto',
    shop: 'Liiketila',
    restaurant: 'Ravintola',
    warehouse: 'Varasto',
    clinic: 'Vastaanotto',
    preschool: 'Päiväkoti',
    other: 'Toimitila',
  },
}

export const premisesTexts: Readonly<Record<Country, readonly string[]>> = {
  se: [
    'Hörnläge i bottenvåningen med fyra meter i tak och skyltfönster mot två gator.',
    'Ljus lokal med egen entré, pentry och förråd. Hyresgästanpassning ingår.',
    'Granne med hållplatsen, med uteplats mot torget och lastning från gården.',
  ],
  no: [
    'Hjørnelokale på gateplan med fire meter under taket og vinduer mot to gater.',
    'Lyst lokale med egen inngang, minikjøkken og lager. Leietakertilpasning inngår.',
  ],
  fi: [
    'Katutason kulmatila, neljän metrin huonekorkeus ja ikkunat kahdelle kadulle.',
    'Valoisa tila, oma sisäänkäynti, keittiö ja varasto. Muutostyöt sovitaan vuokraajan kanssa.',
  ],
}
