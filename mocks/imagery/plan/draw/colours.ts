import type { RoomKind } from '../types.ts'

export type PlanColours = Readonly<{
  wall: string
  line: string
  text: string
  floor: string
  deck: string
  leaf: string
  brand: string
  paper: string
}>

/** The colours of every plan; ink, paper and the wedge of the entrance are the site's. */
export function planColours(site: Readonly<{ ink: string; paper: string; brand: string }>): PlanColours {
  return {
    wall: site.ink,
    line: '#6E7774',
    text: '#56605D',
    floor: '#F6F2EA',
    deck: '#EFE8DA',
    leaf: '#C9D3BE',
    brand: site.brand,
    paper: site.paper,
  }
}

/** Tiles where it gets wet, a calmer ground in the kitchen, wood everywhere else. */
export function floorOfRoom(kind: RoomKind): Readonly<{ fill: string; pattern: 'wood' | 'tile' }> {
  if (kind === 'bathroom' || kind === 'wc' || kind === 'laundry' || kind === 'sauna')
    return { fill: '#E6ECEB', pattern: 'tile' }
  return { fill: kind === 'kitchen' ? '#F1EFE8' : '#F6F2EA', pattern: 'wood' }
}
