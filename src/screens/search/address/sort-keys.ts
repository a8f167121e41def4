import type { ResidenceSort } from '#src/api/homes/residence.ts'

/** The orders a visitor can choose, as the menu has them. */
export const sortKeys = [
  { value: 'inhabitDate:asc', text: 'inhabitDateAsc' },
  { value: 'inhabitDate:desc', text: 'inhabitDateDesc' },
  { value: 'price:asc', text: 'priceAsc' },
  { value: 'price:desc', text: 'priceDesc' },
  { value: 'area:asc', text: 'areaAsc' },
  { value: 'area:desc', text: 'areaDesc' },
  { value: 'published:desc', text: 'published' },
  { value: 'recommended:asc', text: 'recommended' },
] as const satisfies readonly { value: ResidenceSort; text: string }[]

/** Orders that an address may have and that are one of the menu's under another name: both areas are the living area. */
const twins: Partial<Record<ResidenceSort, ResidenceSort>> = {
  'livingArea:asc': 'area:asc',
  'livingArea:desc': 'area:desc',
  'sortOrder:asc': 'recommended:asc',
  'sortOrder:desc': 'recommended:asc',
  'recommended:desc': 'recommended:asc',
}

/** The order as the menu knows it. */
export function menuSort(sort: ResidenceSort): ResidenceSort {
  return twins[sort] ?? sort
}
