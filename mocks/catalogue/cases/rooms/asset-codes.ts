import type { FaqId } from '../faq/faq-ids.ts'

/** Who mends it. */
export type Trade =
  | 'heating'
  | 'plumbing'
  | 'electricity'
  | 'ventilation'
  | 'appliances'
  | 'locks'
  | 'lifts'
  | 'floors'
  | 'building'
  | 'grounds'

type Asset = Readonly<{
  trade: Trade
  /** An elevator, an appliance or a wet-room appliance: it opens the info step (S-057). */
  appliance?: true
  faq?: FaqId
}>

/** Everything that can be wrong, in whichever room it is. */
export const assets = {
  mixer: { trade: 'plumbing', faq: 'faq-tap' },
  shower: { trade: 'plumbing' },
  drain: { trade: 'plumbing', faq: 'faq-drain' },
  toilet: { trade: 'plumbing' },
  washbasin: { trade: 'plumbing' },
  tiles: { trade: 'floors' },
  moisture: { trade: 'building' },
  ventilation: { trade: 'ventilation', faq: 'faq-ventilation' },
  floorHeating: { trade: 'heating' },
  washer: { trade: 'appliances', appliance: true, faq: 'faq-washer' },
  dryer: { trade: 'appliances', appliance: true, faq: 'faq-dryer' },
  sockets: { trade: 'electricity', faq: 'faq-fuse' },
  sink: { trade: 'plumbing', faq: 'faq-drain' },
  dishwasher: { trade: 'appliances', appliance: true, faq: 'faq-dishwasher' },
  fridge: { trade: 'appliances', appliance: true, faq: 'faq-fridge' },
  stove: { trade: 'appliances', appliance: true, faq: 'faq-stove' },
  hood: { trade: 'appliances', appliance: true, faq: 'faq-hood' },
  worktop: { trade: 'building' },
  cupboards: { trade: 'building' },
  splashback: { trade: 'floors' },
  floor: { trade: 'floors' },
  walls: { trade: 'building', faq: 'faq-cracks' },
  ceiling: { trade: 'building', faq: 'faq-cracks' },
  window: { trade: 'building' },
  door: { trade: 'locks' },
  radiator: { trade: 'heating', faq: 'faq-radiator' },
  frontDoor: { trade: 'locks' },
  entryPhone: { trade: 'electricity' },
  wardrobe: { trade: 'building' },
  fuseBox: { trade: 'electricity', faq: 'faq-fuse' },
  balconyDoor: { trade: 'locks' },
  railing: { trade: 'building' },
  leak: { trade: 'building' },
  glazing: { trade: 'building' },
  lighting: { trade: 'electricity' },
  heating: { trade: 'heating', faq: 'faq-radiator' },
  electricity: { trade: 'electricity', faq: 'faq-fuse' },
  water: { trade: 'plumbing' },
  broadband: { trade: 'electricity' },
  noise: { trade: 'building' },
  pests: { trade: 'building' },
  liftStops: { trade: 'lifts', appliance: true, faq: 'faq-elevator' },
  liftDoors: { trade: 'lifts', appliance: true, faq: 'faq-elevator' },
  liftButtons: { trade: 'lifts', appliance: true, faq: 'faq-elevator' },
  stairLight: { trade: 'electricity' },
  outdoorLight: { trade: 'electricity' },
  cellarLight: { trade: 'electricity' },
  timer: { trade: 'electricity' },
  lawn: { trade: 'grounds' },
  planting: { trade: 'grounds' },
  watering: { trade: 'grounds' },
  paving: { trade: 'grounds' },
  playground: { trade: 'grounds' },
  furniture: { trade: 'grounds' },
  snow: { trade: 'grounds' },
  surfaceDrain: { trade: 'grounds' },
  cladding: { trade: 'building' },
  roof: { trade: 'building' },
  downpipe: { trade: 'building' },
  graffiti: { trade: 'building' },
  entrance: { trade: 'locks' },
  doorCloser: { trade: 'locks' },
  codeLock: { trade: 'locks' },
  cellarDoor: { trade: 'locks' },
  smell: { trade: 'ventilation' },
  hotWater: { trade: 'heating' },
  alarm: { trade: 'electricity' },
  bins: { trade: 'grounds' },
  trashDoor: { trade: 'locks' },
  garageDoor: { trade: 'locks' },
  charger: { trade: 'electricity' },
  smokeHatch: { trade: 'building' },
  extinguisher: { trade: 'building' },
  emergencyExit: { trade: 'locks' },
  letterBox: { trade: 'locks' },
  parcelBox: { trade: 'locks' },
  nameBoard: { trade: 'building' },
  other: { trade: 'building' },
} as const satisfies Record<string, Asset>

export type AssetCode = keyof typeof assets

/** What is known of an asset. */
export const assetOf = (code: AssetCode): Asset => assets[code]
