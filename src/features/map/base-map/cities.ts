import type { LatLngTuple } from 'leaflet'

/** The cities that tell a visitor where on the map one is, as they are called where they lie. */
export const cities: readonly { name: string; at: LatLngTuple }[] = [
  { name: 'Stockholm', at: [59.329, 18.069] },
  { name: 'Göteborg', at: [57.709, 11.975] },
  { name: 'Malmö', at: [55.605, 13.004] },
  { name: 'Linköping', at: [58.411, 15.621] },
  { name: 'Sundsvall', at: [62.391, 17.307] },
  { name: 'Umeå', at: [63.826, 20.263] },
  { name: 'Luleå', at: [65.584, 22.154] },
  { name: 'Kiruna', at: [67.856, 20.225] },
  { name: 'Oslo', at: [59.913, 10.752] },
  { name: 'Bergen', at: [60.393, 5.324] },
  { name: 'Trondheim', at: [63.43, 10.395] },
  { name: 'Bodø', at: [67.28, 14.405] },
  { name: 'Tromsø', at: [69.649, 18.956] },
  { name: 'Helsinki', at: [60.17, 24.938] },
  { name: 'Turku', at: [60.452, 22.267] },
  { name: 'Tampere', at: [61.498, 23.761] },
  { name: 'Oulu', at: [65.012, 25.465] },
]
