import type { components } from '#gen/case_management/types.ts'
import type { AssetCode } from './asset-codes.ts'

export type RoomCode = components['schemas']['RoomCode']
export type RoomType = components['schemas']['RoomType']

/** Areas of a property, in the order of E-058. */
export const publicAreas = [
  'elevator',
  'lights',
  'grass',
  'yard',
  'facade',
  'doors',
  'simpleVentilation',
  'subCentral',
  'trash',
  'garage',
  'fire',
  'post',
  'other',
] as const satisfies readonly RoomCode[]

const walls: readonly AssetCode[] = ['floor', 'walls', 'ceiling']
const livingSpace: readonly AssetCode[] = [
  'window',
  ...walls,
  'door',
  'radiator',
  'sockets',
  'ventilation',
  'other',
]

/** What can be wrong in each room and area, and of which of the twelve types it is (E-062, G-034, G-039). */
export const rooms: Readonly<Record<RoomCode, { type: RoomType; assets: readonly AssetCode[] }>> = {
  bathroom: {
    type: 11,
    assets: [
      'mixer',
      'shower',
      'drain',
      'toilet',
      'washbasin',
      'tiles',
      'moisture',
      'ventilation',
      'floorHeating',
      'washer',
      'dryer',
      'sockets',
      'other',
    ],
  },
  kitchen: {
    type: 6,
    assets: [
      'mixer',
      'sink',
      'dishwasher',
      'fridge',
      'stove',
      'hood',
      'worktop',
      'cupboards',
      'splashback',
      ...walls,
      'other',
    ],
  },
  livingRoom: { type: 1, assets: livingSpace },
  bedroom: { type: 1, assets: livingSpace },
  hallway: {
    type: 1,
    assets: ['frontDoor', 'entryPhone', 'wardrobe', 'fuseBox', ...walls, 'sockets', 'other'],
  },
  balcony: { type: 3, assets: ['balconyDoor', 'railing', 'floor', 'leak', 'glazing', 'drain', 'other'] },
  storage: { type: 4, assets: ['door', 'lighting', 'moisture', 'walls', 'other'] },
  wholeDwelling: {
    type: 1,
    assets: ['heating', 'electricity', 'water', 'ventilation', 'broadband', 'noise', 'pests', 'other'],
  },
  elevator: { type: 8, assets: ['liftStops', 'liftDoors', 'liftButtons', 'noise', 'lighting', 'other'] },
  lights: { type: 8, assets: ['stairLight', 'outdoorLight', 'cellarLight', 'timer', 'other'] },
  grass: { type: 10, assets: ['lawn', 'planting', 'watering', 'other'] },
  yard: { type: 10, assets: ['paving', 'playground', 'furniture', 'snow', 'surfaceDrain', 'other'] },
  facade: { type: 10, assets: ['cladding', 'window', 'roof', 'downpipe', 'graffiti', 'other'] },
  doors: { type: 8, assets: ['entrance', 'doorCloser', 'codeLock', 'cellarDoor', 'other'] },
  simpleVentilation: { type: 7, assets: ['ventilation', 'noise', 'smell', 'other'] },
  subCentral: { type: 7, assets: ['heating', 'hotWater', 'leak', 'alarm', 'other'] },
  trash: { type: 2, assets: ['bins', 'trashDoor', 'smell', 'pests', 'other'] },
  garage: { type: 5, assets: ['garageDoor', 'charger', 'lighting', 'leak', 'other'] },
  fire: { type: 8, assets: ['alarm', 'smokeHatch', 'extinguisher', 'emergencyExit', 'other'] },
  post: { type: 8, assets: ['letterBox', 'parcelBox', 'nameBoard', 'other'] },
  other: { type: 12, assets: ['other'] },
}
