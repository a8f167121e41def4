import type { Season } from '../../../catalogue/images/recipe.ts'

/** Three tones of leaves: middle, dark, light. */
export type Leaves = readonly [string, string, string]

/** What a season does to what grows. */
export type Growth = Readonly<{
  grass: string
  /** A second green in the grass. */
  meadow: string
  leaves: Leaves
  birch: Leaves
  hedge: string
  /** How thick the crowns are, 0 (bare) to 1. */
  density: number
}>

export const growth: Readonly<Record<Season, Growth>> = {
  spring: {
    grass: '#B4BE9C',
    meadow: '#A8B38F',
    leaves: ['#AEBB8C', '#9AAA7B', '#C3CDA4'],
    birch: ['#BAC592', '#A8B681', '#CDD6AE'],
    hedge: '#8C9C77',
    density: 0.75,
  },
  summer: {
    grass: '#A3B190',
    meadow: '#97A684',
    leaves: ['#728A6B', '#61795E', '#8EA284'],
    birch: ['#8FA37C', '#7C9270', '#A8B795'],
    hedge: '#667E62',
    density: 1,
  },
  autumn: {
    grass: '#B5B08C',
    meadow: '#AAA480',
    leaves: ['#B98353', '#A36C42', '#CF9F66'],
    birch: ['#D9B155', '#C69B43', '#E6C67C'],
    hedge: '#8B8760',
    density: 0.85,
  },
  winter: {
    grass: '#ECEFF0',
    meadow: '#E2E7E9',
    leaves: ['#8C8C84', '#8C8C84', '#8C8C84'],
    birch: ['#9A9289', '#9A9289', '#9A9289'],
    hedge: '#7F8B83',
    density: 0,
  },
}
