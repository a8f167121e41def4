import type { TimeOfDay } from '../../../catalogue/images/recipe.ts'

/** What a time of day does to every colour of a picture. */
export type Light = Readonly<{
  /** Four flat bands, from the top. */
  sky: readonly [string, string, string, string]
  /** Sun or moon: its colour, its place and its radius as shares of the sky. */
  disc?: Readonly<{ colour: string; x: number; y: number; radius: number }>
  stars?: true
  ambient: string
  /** How far every pigment is mixed towards the ambient colour, 0 to 1. */
  ambience: number
  shade: string
  shadeOpacity: number
  /** The share of windows that are lit, 0 to 1. */
  lit: number
  /** Glass from the ground up: the higher, the more sky it mirrors. */
  glass: readonly [string, string, string]
  /** What lies far off. */
  far: string
}>

export const lights: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    sky: ['#DCE1E1', '#E3E2DD', '#EBE2D6', '#F1DFCC'],
    disc: { colour: '#F8EAD6', x: 0.78, y: 0.58, radius: 0.075 },
    ambient: '#EBD3BB',
    ambience: 0.1,
    shade: '#2A3446',
    shadeOpacity: 0.17,
    lit: 0.08,
    glass: ['#4C5A62', '#66747A', '#97A2A4'],
    far: '#C3CBCC',
  },
  day: {
    sky: ['#DFE6E6', '#E4E9E8', '#EAEDEB', '#F0F1EE'],
    ambient: '#E9EDEC',
    ambience: 0.06,
    shade: '#1F2E3A',
    shadeOpacity: 0.17,
    lit: 0.02,
    glass: ['#46545B', '#5C6B71', '#8A989C'],
    far: '#C6D0D1',
  },
  evening: {
    sky: ['#E6DBCC', '#EBDCC4', '#F0DAB6', '#F3D3A4'],
    disc: { colour: '#F9E6C3', x: 0.2, y: 0.55, radius: 0.085 },
    ambient: '#EDB675',
    ambience: 0.14,
    shade: '#4A2E35',
    shadeOpacity: 0.17,
    lit: 0.14,
    glass: ['#5E5B5B', '#857A72', '#C4A98A'],
    far: '#CFBDA7',
  },
  dusk: {
    sky: ['#5B6F82', '#76889A', '#9C9FA4', '#C7AE9C'],
    disc: { colour: '#E9DFCF', x: 0.8, y: 0.17, radius: 0.026 },
    ambient: '#48607C',
    ambience: 0.36,
    shade: '#15233A',
    shadeOpacity: 0.28,
    lit: 0.42,
    glass: ['#34444F', '#43545F', '#5E6F7A'],
    far: '#667B8C',
  },
  winterLight: {
    sky: ['#E1E6E8', '#E7EAEB', '#EEECE8', '#F3E8DE'],
    disc: { colour: '#FBF3E7', x: 0.74, y: 0.6, radius: 0.06 },
    ambient: '#E1E7EC',
    ambience: 0.1,
    shade: '#2B3B50',
    shadeOpacity: 0.14,
    lit: 0.2,
    glass: ['#4B5A62', '#64737A', '#929FA4'],
    far: '#CCD4D8',
  },
  night: {
    sky: ['#1B2736', '#212F3F', '#2A3A4B', '#36485A'],
    disc: { colour: '#E8E6D8', x: 0.8, y: 0.18, radius: 0.02 },
    stars: true,
    ambient: '#1A2A42',
    ambience: 0.58,
    shade: '#0A1322',
    shadeOpacity: 0.4,
    lit: 0.5,
    glass: ['#1C2837', '#243343', '#304151'],
    far: '#273849',
  },
}
