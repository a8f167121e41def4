import type { SiteKey } from '#src/sites/site.ts'
import { recipeFor, usualMood } from './recipe.ts'
import type { FacadeRecipe } from './recipe.ts'

type Part = Pick<FacadeRecipe, 'form'> & Partial<Pick<FacadeRecipe, 'look' | 'floors' | 'roof'>>

/** What stands along the street of each site, left to right, again and again. */
const streets: Readonly<Record<SiteKey, readonly Part[]>> = {
  Jmse: [{ form: 'brick', floors: 3 }, { form: 'block', look: 'mansard', floors: 6 }, { form: 'rowHouses' }],
  JmseEn: [
    { form: 'brick', floors: 3 },
    { form: 'block', look: 'mansard', floors: 6 },
    { form: 'rowHouses' },
  ],
  Seniorgarden: [
    { form: 'brick', look: 'senior', floors: 4 },
    { form: 'brick', floors: 3 },
    { form: 'villas' },
  ],
  Boratt: [
    { form: 'block', look: 'block', floors: 5, roof: 'flat' },
    { form: 'tower', floors: 8 },
    { form: 'slab', floors: 4, roof: 'setback' },
  ],
  Jmno: [{ form: 'gables', floors: 5 }, { form: 'gables', floors: 6 }, { form: 'rowHouses' }],
  Jmoy: [
    { form: 'timber', floors: 4, roof: 'saddle' },
    { form: 'tower', floors: 8 },
  ],
  JmEntreprenad: [
    { form: 'slab', look: 'buildingSite' },
    { form: 'slab', floors: 5, roof: 'setback' },
  ],
}

/** Sites whose street is a quay. */
const quays: ReadonlySet<SiteKey> = new Set<SiteKey>(['Jmno', 'JmEntreprenad'])

/** The recipes of the houses along a site's street, all in one light. */
export function streetOf(id: string, site: SiteKey): FacadeRecipe[] {
  const mood = usualMood(site)
  return streets[site].map((part, at) => {
    const recipe = recipeFor(`${id}-${at}`, site, { ...part, water: quays.has(site) })
    return { ...recipe, ...mood }
  })
}
