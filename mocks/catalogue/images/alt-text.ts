import type { Language } from '#src/sites/site.ts'
import type { FacadeRecipe, Season } from './recipe.ts'

const seasons: Readonly<Record<Language, Readonly<Record<Season, string>>>> = {
  sv: { spring: 'vår', summer: 'sommar', autumn: 'höst', winter: 'vinter' },
  nb: { spring: 'vår', summer: 'sommer', autumn: 'høst', winter: 'vinter' },
  fi: { spring: 'kevät', summer: 'kesä', autumn: 'syksy', winter: 'talvi' },
  en: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter' },
}

/** Numbers from one to eleven, as far as houses go here. */
const counts: Readonly<Record<Language, readonly string[]>> = {
  sv: ['En', 'Två', 'Tre', 'Fyra', 'Fem', 'Sex', 'Sju', 'Åtta', 'Nio', 'Tio', 'Elva'],
  nb: ['én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve'],
  fi: [
    'Yksi',
    'Kaksi',
    'Kolmi',
    'Neli',
    'Viisi',
    'Kuusi',
    'Seitsen',
    'Kahdeksan',
    'Yhdeksän',
    'Kymmen',
    'Yksitoista',
  ],
  en: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
}

const lowHouses: Readonly<Record<'rowHouses' | 'pairs' | 'villas', Readonly<Record<Language, string>>>> = {
  rowHouses: { sv: 'Radhus', nb: 'Rekkehus', fi: 'Rivitaloja', en: 'Row houses' },
  pairs: { sv: 'Parhus', nb: 'Tomannsboliger', fi: 'Paritaloja', en: 'Semi-detached houses' },
  villas: { sv: 'Villor', nb: 'Eneboliger', fi: 'Omakotitaloja', en: 'Detached houses' },
}

const plots: Readonly<Record<Language, string>> = {
  sv: 'Tomtmark med björkar',
  nb: 'Tomter med bjørketrær',
  fi: 'Tontteja ja koivuja',
  en: 'Plots among birches',
}

const sites: Readonly<Record<Language, string>> = {
  sv: 'Ett hus som byggs',
  nb: 'Et hus som bygges',
  fi: 'Rakenteilla oleva talo',
  en: 'A house being built',
}

const streets: Readonly<Record<Language, string>> = {
  sv: 'Hus vid en gata',
  nb: 'Hus langs en gate',
  fi: 'Taloja kadun varrella',
  en: 'Houses along a street',
}

const quays: Readonly<Record<Language, string>> = {
  sv: 'Hus längs en kaj',
  nb: 'Hus langs en kai',
  fi: 'Taloja laiturin varrella',
  en: 'Houses along a quay',
}

const byTheWater: Readonly<Record<Language, string>> = {
  sv: ' vid vattnet',
  nb: ' ved vannet',
  fi: ', veden äärellä',
  en: ' by the water',
}

/** What a picture shows, in words built from what it is drawn from: `Femvåningshus i gul puts, sommar`. */
export function altText(recipe: FacadeRecipe, language: Language): string {
  return `${house(recipe, language)}${recipe.water ? byTheWater[language] : ''}, ${seasons[language][recipe.season]}`
}

/** What a picture of several houses in a row shows. */
export function streetAltText({ water, season }: FacadeRecipe, language: Language): string {
  return `${(water ? quays : streets)[language]}, ${seasons[language][season]}`
}

function house(recipe: FacadeRecipe, language: Language): string {
  if (recipe.look === 'plots') return plots[language]
  if (recipe.look === 'buildingSite') return sites[language]
  const finish = recipe.finish.name[language]
  const joined = language === 'fi' ? `, ${finish}` : `${language === 'en' ? ' in' : ' i'} ${finish}`
  return subject(recipe, language) + joined
}

function subject({ form, floors }: FacadeRecipe, language: Language): string {
  if (form === 'rowHouses' || form === 'pairs' || form === 'villas') return lowHouses[form][language]
  const count = counts[language][floors - 1] ?? String(floors)
  if (language === 'sv') return `${count}våningshus`
  if (language === 'nb') return `Hus på ${count} etasjer`
  if (language === 'fi') return `${count}kerroksinen talo`
  return `${count}-storey house`
}
