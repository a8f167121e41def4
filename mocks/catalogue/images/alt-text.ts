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

/** What a picture shows, in words built from what it is drawn from: `Femvåningshus i gul puts, sommar`. */
export function altText(recipe: FacadeRecipe, language: Language): string {
  const season = seasons[language][recipe.season]
  if (recipe.form === 'plots') return `${plots[language]}, ${season}`
  const finish = recipe.finish.name[language]
  const joined = language === 'fi' ? `, ${finish}` : `${language === 'en' ? ' in' : ' i'} ${finish}`
  return `${subject(recipe, language)}${joined}, ${season}`
}

function subject({ form, floors }: FacadeRecipe, language: Language): string {
  if (form === 'rowHouses' || form === 'pairs' || form === 'villas') return lowHouses[form][language]
  const count = counts[language][floors - 1] ?? String(floors)
  if (language === 'sv') return `${count}våningshus`
  if (language === 'nb') return `Hus på ${count} etasjer`
  if (language === 'fi') return `${count}kerroksinen talo`
  return `${count}-storey house`
}
