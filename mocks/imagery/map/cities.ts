import { worldOf } from '../../catalogue/terrain/mercator.ts'

/** Cities known far away, and where they lie. */
export const cities = (
  [
    ['Stockholm', 59.33, 18.06],
    ['Göteborg', 57.71, 11.97],
    ['Malmö', 55.6, 13],
    ['Umeå', 63.83, 20.26],
    ['Östersund', 63.18, 14.64],
    ['Oslo', 59.91, 10.75],
    ['Bergen', 60.39, 5.33],
    ['Trondheim', 63.43, 10.4],
    ['Tromsø', 69.65, 18.96],
    ['Stavanger', 58.97, 5.73],
    ['Helsinki', 60.17, 24.94],
    ['Tampere', 61.5, 23.76],
    ['Turku', 60.45, 22.27],
    ['Oulu', 65.01, 25.47],
  ] as const
).map(([name, lat, lng]) => ({ name, at: worldOf({ lat, lng }) }))
