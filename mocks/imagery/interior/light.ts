import type { TimeOfDay } from '../../catalogue/images/recipe.ts'
import { mix } from '../base/colour.ts'

/** How a room is lit: what is seen through its windows, and how its colours change. */
export type RoomLight = Readonly<{
  sky: string
  far: string
  near: string
  /** Lamps are on. */
  lamps: boolean
  tone(colour: string): string
  shade: string
}>

type Values = Readonly<{
  sky: string
  far: string
  near: string
  ambient: string
  share: number
  shade: string
  lamps: boolean
}>

const values: Readonly<Record<TimeOfDay, Values>> = {
  dawn: {
    sky: '#EBE2D6',
    far: '#C3CBCC',
    near: '#A3B190',
    ambient: '#EBD3BB',
    share: 0.08,
    shade: '#2A3446',
    lamps: false,
  },
  day: {
    sky: '#DFE6E6',
    far: '#C6D0D1',
    near: '#A3B190',
    ambient: '#FFFFFF',
    share: 0.03,
    shade: '#1F2E3A',
    lamps: false,
  },
  evening: {
    sky: '#F0DAB6',
    far: '#CFBDA7',
    near: '#A59C74',
    ambient: '#EDB675',
    share: 0.13,
    shade: '#4A2E35',
    lamps: true,
  },
  dusk: {
    sky: '#76889A',
    far: '#667B8C',
    near: '#4E5F60',
    ambient: '#B98F5E',
    share: 0.2,
    shade: '#2A2130',
    lamps: true,
  },
  winterLight: {
    sky: '#E7EAEB',
    far: '#CCD4D8',
    near: '#E6EAEC',
    ambient: '#E1E7EC',
    share: 0.08,
    shade: '#2B3B50',
    lamps: true,
  },
  night: {
    sky: '#212F3F',
    far: '#273849',
    near: '#1F2A33',
    ambient: '#A9793F',
    share: 0.26,
    shade: '#1B1622',
    lamps: true,
  },
}

/** The light of a time of day, indoors: after sunset lamps warm it. */
export function roomLight(time: TimeOfDay): RoomLight {
  const { ambient, share, ...rest } = values[time]
  return { ...rest, tone: (colour) => mix(colour, ambient, share) }
}
