import type { RoomCode } from '#gen/case_management/model.ts'
import { places } from './form.ts'
import type { FaultForm } from './form.ts'

/** Public areas, where no property is known (E-058, K-066). */
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

/** Rooms of a dwelling that nobody knows more about (E-059). */
export const dwellingRooms = [
  'bathroom',
  'livingRoom',
  'kitchen',
  'bedroom',
  'hallway',
  'balcony',
  'storage',
  'wholeDwelling',
  'other',
] as const satisfies readonly RoomCode[]

const living = ['floor', 'walls', 'ceiling', 'window', 'door', 'radiator', 'electricity', 'other'] as const

/** What can be wrong in each of them: in rooms of a dwelling as G-039 lists it (E-059); the texts are in the messages. */
export const builtInDetails = {
  bathroom: [
    'floor',
    'walls',
    'ceiling',
    'shower',
    'washbasin',
    'toilet',
    'drain',
    'wetRoomAppliances',
    'ventilation',
    'other',
  ],
  livingRoom: living,
  kitchen: [
    'floor',
    'walls',
    'cupboards',
    'worktop',
    'sink',
    'appliances',
    'ventilation',
    'electricity',
    'other',
  ],
  bedroom: living,
  hallway: living,
  balcony: ['floor', 'railing', 'door', 'drain', 'other'],
  storage: ['door', 'lighting', 'walls', 'other'],
  wholeDwelling: ['heating', 'ventilation', 'electricity', 'water', 'pests', 'other'],
  elevator: ['liftStops', 'liftDoors', 'liftButtons', 'other'],
  lights: ['stairLight', 'outdoorLight', 'cellarLight', 'other'],
  grass: ['lawn', 'planting', 'other'],
  yard: ['paving', 'playground', 'furniture', 'snow', 'other'],
  facade: ['cladding', 'window', 'roof', 'downpipe', 'graffiti', 'other'],
  doors: ['entrance', 'doorCloser', 'codeLock', 'cellarDoor', 'other'],
  simpleVentilation: ['ventilation', 'noise', 'smell', 'other'],
  subCentral: ['heating', 'hotWater', 'leak', 'other'],
  trash: ['bins', 'trashDoor', 'smell', 'pests', 'other'],
  garage: ['garageDoor', 'charger', 'lighting', 'leak', 'other'],
  fire: ['alarm', 'smokeHatch', 'extinguisher', 'emergencyExit', 'other'],
  post: ['letterBox', 'parcelBox', 'nameBoard', 'other'],
  other: ['other'],
} as const satisfies Record<RoomCode, readonly string[]>

type DetailCode = (typeof builtInDetails)[RoomCode][number]

/** The list that applies to the kind of place. */
export const builtInRooms = ({ type }: Pick<FaultForm, 'type'>): readonly RoomCode[] =>
  type === places.shared ? publicAreas : dwellingRooms

/** The details of a built-in room; none for an id of a lookup. */
export const builtInDetailsOf = (room: string): readonly DetailCode[] =>
  Object.entries(builtInDetails).find(([code]) => code === room)?.[1] ?? []
