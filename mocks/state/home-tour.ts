import { hash } from '../catalogue/random.ts'
import type { Home } from '../catalogue/types.ts'

/** Showing apartments have a tour, and two thirds of the others that have rooms. */
export function hasTour({ id, status, rooms }: Home): boolean {
  return rooms > 0 && (status === 'showingApartment' || hash(`tour/${id}`) % 3 > 0)
}

/** The name of a home in addresses: `c-1404`. */
export function objectNameOf({ objectNumber }: Home): string {
  return objectNumber.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
