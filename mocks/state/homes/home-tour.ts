import { hash } from '../../catalogue/lib/random.ts'
import type { Home } from '../../catalogue/types.ts'

/** Showing apartments have a tour, and two thirds of the others that have rooms. */
export function hasTour({ id, status, rooms }: Home): boolean {
  return rooms > 0 && (status === 'showingApartment' || hash(`tour/${id}`) % 3 > 0)
}

/** The name of a home in addresses, `c-1404`, or of the same home built with another number of rooms, `c-1404-3r`. */
export function objectNameOf({ objectNumber, rooms: drawn }: Home, rooms = drawn): string {
  const name = objectNumber.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return rooms === drawn ? name : `${name}-${rooms}r`
}

/** A home with the number of rooms that it is looked at with. */
export type BuiltHome = Readonly<{ home: Home; rooms: number }>

/** Which home an address names, and with how many rooms. */
export function homeNamed(homes: readonly Home[], objectName: string): BuiltHome | undefined {
  for (const home of homes) {
    const rooms = [home.rooms, ...home.possibleRooms].find((one) => objectNameOf(home, one) === objectName)
    if (rooms !== undefined) return { home, rooms }
  }
  return undefined
}
