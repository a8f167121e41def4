import type { PlaceTag } from '#src/api/homes/residence.ts'

/** Stands for all municipalities where one is chosen (K-025). */
export const allMunicipalities = 'alla-kommuner'

/** The municipality that an address asks for; undefined for all of them, and for one that has nothing to show. */
export function municipalityOf(raw: unknown, offered: readonly PlaceTag[]): PlaceTag | undefined {
  const [asked] = [raw].flat()
  return offered.find(({ id, url }) => id !== allMunicipalities && (asked === id || asked === url))
}
