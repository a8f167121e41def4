import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Country } from '../../catalogue/codes.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'
import type { Municipality } from '../../catalogue/types.ts'

const capitals: Readonly<Record<Country, string>> = {
  se: 'municipality-stockholm',
  no: 'municipality-oslo',
  fi: 'municipality-helsinki',
}

/** Where every visitor of a country's sites seems to be: its capital (G-027). */
export function visitorPlace(catalogue: Catalogue, country: Country): Municipality {
  return required(catalogue.municipality(capitals[country]), capitals[country])
}
