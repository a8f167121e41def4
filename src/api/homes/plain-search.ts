import type { ObjectSearchRequest, ResidenceSort } from '#gen/residence/model.ts'

// The first lines of a page ask the same as the list: this file needs no other one.

/** How many homes a list begins with, and how many more come at a time (K-013). */
export const homesPerPage = 30

/** How a list is ordered unless the visitor chooses: the soonest to move into first (K-006, G-018). */
export const defaultSort = 'inhabitDate:asc' satisfies ResidenceSort

/** Homes that are equal in the chosen order come by price, or by date when they come by price (G-018). */
export const sortedBy = (sort: ResidenceSort): ResidenceSort[] => [
  sort,
  sort.startsWith('price') ? 'inhabitDate:asc' : 'price:asc',
]

/** The first homes of a search in which nothing is chosen, as the list asks for them (C-035). */
export const firstHomes = (siteId: ObjectSearchRequest['siteId']): ObjectSearchRequest => ({
  siteId,
  filter: {},
  sort: sortedBy(defaultSort),
  offset: 0,
  limit: homesPerPage,
})
