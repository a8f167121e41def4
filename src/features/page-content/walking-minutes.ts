import type { Distance } from '#gen/content/model.ts'

/** Metres a minute, as adverts for homes reckon. */
const pace = 80
/** Further off, people do not walk. */
const furthest = 25

/** How many minutes it is to walk somewhere; undefined for what is too far, or is a time already. */
export function walkingMinutes({ value, unit }: Pick<Distance, 'value' | 'unit'>): number | undefined {
  if (unit === 'min') return undefined
  const minutes = Math.ceil((unit === 'km' ? value * 1000 : value) / pace)
  return minutes <= furthest ? minutes : undefined
}
