import type { Season, TimeOfDay } from './recipe.ts'

/** How the light of a time of day changes every colour of a picture. */
export type Light = Readonly<{
  /** Four flat bands, from the top. */
  sky: readonly [string, string, string, string]
  /** Sun or moon: colour, and radius as a share of the picture's width. */
  sun?: Readonly<{ colour: string; radius: number }>
  ambient: string
  /** How far every pigment is mixed towards the ambient colour, 0 to 1. */
  ambience: number
  shade: string
  shadeOpacity: number
  /** The share of windows that are lit, 0 to 1. */
  lit: number
  glass: string
}>

export const lights: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    sky: ['#DCE1E1', '#E3E2DD', '#EBE2D6', '#F1DFCC'],
    sun: { colour: '#F8EAD6', radius: 0.05 },
    ambient: '#EBD3BB',
    ambience: 0.1,
    shade: '#2A3446',
    shadeOpacity: 0.17,
    lit: 0.08,
    glass: '#5C6B72',
  },
  day: {
    sky: ['#DFE6E6', '#E4E9E8', '#EAEDEB', '#F0F1EE'],
    ambient: '#E9EDEC',
    ambience: 0.06,
    shade: '#1F2E3A',
    shadeOpacity: 0.17,
    lit: 0.02,
    glass: '#54636A',
  },
  evening: {
    sky: ['#E6DBCC', '#EBDCC4', '#F0DAB6', '#F3D3A4'],
    sun: { colour: '#F9E6C3', radius: 0.06 },
    ambient: '#EDB675',
    ambience: 0.14,
    shade: '#4A2E35',
    shadeOpacity: 0.17,
    lit: 0.14,
    glass: '#6E6764',
  },
  dusk: {
    sky: ['#5B6F82', '#76889A', '#9C9FA4', '#C7AE9C'],
    sun: { colour: '#E9DFCF', radius: 0.024 },
    ambient: '#48607C',
    ambience: 0.36,
    shade: '#15233A',
    shadeOpacity: 0.28,
    lit: 0.42,
    glass: '#3C4C57',
  },
  winterLight: {
    sky: ['#E1E6E8', '#E7EAEB', '#EEECE8', '#F3E8DE'],
    sun: { colour: '#FBF3E7', radius: 0.045 },
    ambient: '#E1E7EC',
    ambience: 0.1,
    shade: '#2B3B50',
    shadeOpacity: 0.14,
    lit: 0.2,
    glass: '#5A6970',
  },
}

/** Ground and leaves by season; in winter the trees are bare. */
export const growth: Readonly<Record<Season, Readonly<{ ground: string; leaves: readonly string[] }>>> = {
  spring: { ground: '#B4BE9C', leaves: ['#BAC592', '#A8B681', '#CDD6AE'] },
  summer: { ground: '#A3B190', leaves: ['#8FA37C', '#7C9270', '#A8B795'] },
  autumn: { ground: '#B5B08C', leaves: ['#D9B155', '#C69B43', '#E6C67C'] },
  winter: { ground: '#ECEFF0', leaves: [] },
}

/** One colour mixed towards another, both `#RRGGBB`; `share` is how much of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16)
    const to = Number.parseInt(second.slice(start, start + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
