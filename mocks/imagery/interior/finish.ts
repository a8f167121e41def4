/** How a home is fitted out: the colours of its surfaces and furniture. */
export type Finish = Readonly<{
  wall: string
  wallShade: string
  ceiling: string
  floor: string
  boards: string
  tile: string
  tileFloor: string
  cupboard: string
  worktop: string
  wood: string
  textile: string
  textile2: string
  rug: string
  accent: string
}>

export const finishIds = ['light-oak', 'lime', 'dark-walnut'] as const
export type FinishId = (typeof finishIds)[number]

export const finishes: Readonly<Record<FinishId, Finish>> = {
  'light-oak': {
    wall: '#F1EEE6',
    wallShade: '#E4DFD3',
    ceiling: '#FAF9F5',
    floor: '#DDC8A3',
    boards: '#C4AA80',
    tile: '#E3E8E6',
    tileFloor: '#B9C2C0',
    cupboard: '#D9C59F',
    worktop: '#F3F1EC',
    wood: '#C9A873',
    textile: '#8EA79B',
    textile2: '#EFE9DC',
    rug: '#E6DCC6',
    accent: '#E9BE4B',
  },
  lime: {
    wall: '#F6F5F1',
    wallShade: '#E8E7E1',
    ceiling: '#FFFFFF',
    floor: '#E5DED0',
    boards: '#CFC6B4',
    tile: '#EFEFEB',
    tileFloor: '#CFCFC8',
    cupboard: '#F2F0EA',
    worktop: '#C2C1BB',
    wood: '#D8C7A8',
    textile: '#A7B6BD',
    textile2: '#D5B1A7',
    rug: '#D9DEDD',
    accent: '#B7735A',
  },
  'dark-walnut': {
    wall: '#E7E1D8',
    wallShade: '#D6CEC2',
    ceiling: '#F4F1EB',
    floor: '#8A6A4F',
    boards: '#6F523B',
    tile: '#8C9A98',
    tileFloor: '#5A6468',
    cupboard: '#4C5A55',
    worktop: '#DAD6CC',
    wood: '#6B4A38',
    textile: '#83392E',
    textile2: '#DFCA9C',
    rug: '#B9A88F',
    accent: '#CBA066',
  },
}
