import { keepIn } from '#src/lib/storage/keep-in.ts'

/** Key of session storage: the residence somebody has chosen last (E-085, K-054, F-162). */
const key = 'selectedResidence'

/** Holds the id of a residence for as long as the tab lives. */
export const keepResidence = (id: string): void => keepIn(sessionStorage, key, id)

/** The id of the residence chosen last in this tab. */
export const keptResidence = (): string | undefined => sessionStorage.getItem(key) ?? undefined

/** The one chosen last, as long as it is among those that somebody has now. */
export const lastOf = <Residence extends { id: string }>(
  residences: readonly Residence[],
): Residence | undefined => residences.find(({ id }) => id === keptResidence())
