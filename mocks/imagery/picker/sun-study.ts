import { getPosition } from 'suncalc'
import type { Direction } from '../../catalogue/codes.ts'
import type { Geo } from '../../catalogue/types.ts'
import { svgDocument } from '../base/svg.ts'
import { tenth } from '../base/numbers.ts'
import { houseWidth, wallHeight } from '../scene/house/house.ts'
import { facadeFrame, levelY } from './facade-frame.ts'
import type { FacadeLayout } from './facade-layout.ts'

/** What stands across the street or the yard: how far off and how high, in metres. */
export type Neighbour = Readonly<{ distance: number; height: number }>

/** The months whose 21st the study shows, and the hours of the day, as local time. */
export const sunMonths = { march: 3, june: 6, september: 9, december: 12 } as const
export const sunHours = [9, 11, 13, 15, 17, 19] as const

export type SunMonth = keyof typeof sunMonths

/** A facade that looks in a direction at a place. */
export type Exposure = Readonly<{ geo: Geo; direction: Direction; neighbour: Neighbour }>

/** The sun is felt from this height on, in degrees: below it trees and hills stand in its way. */
const lowest = 3

/**
 * How high on a facade the shade reaches, in metres above the ground: 0 is full sun, Infinity no sun at all (night, or
 * the sun stands behind the house).
 */
export function shadeHeight({ geo, direction, neighbour }: Exposure, at: Date): number {
  const { altitude, azimuth } = getPosition(at, geo.lat, geo.lng)
  const facing = (Number(direction) - 1) * 45
  const aside = Math.abs(((azimuth - facing + 540) % 360) - 180)
  if (altitude < lowest || aside > 82) return Infinity
  const radians = Math.PI / 180
  const along = neighbour.distance / Math.cos(aside * radians)
  return Math.max(0, neighbour.height - along * Math.tan(altitude * radians))
}

/** Hours of direct sun on a window at this height on the 21st of a month, to the nearest half. */
export function hoursOfSun(
  exposures: readonly Exposure[],
  height: number,
  year: number,
  month: SunMonth,
): number {
  const step = 20
  let lit = 0
  for (let minute = 0; minute < 1440; minute += step) {
    const at = new Date(Date.UTC(year, sunMonths[month] - 1, 21, 0, minute))
    if (exposures.some((exposure) => shadeHeight(exposure, at) < height)) lit++
  }
  return Math.round((lit * step) / 30) / 2
}

/** A moment by the clock of a place whose winter time is so many hours ahead of UTC; summer time from April to October. */
export function localMoment(year: number, month: SunMonth, hour: number, offset: number): Date {
  const summer = month === 'june' || month === 'september' ? 1 : 0
  return new Date(Date.UTC(year, sunMonths[month] - 1, 21, hour - offset - summer))
}

/** A facade at one moment: how high its shade reaches, or null when the sun does not reach it at all. */
export type SunSubject = Readonly<{ layout: FacadeLayout; shade: number | null; label: string }>

/** What lies over an elevation at one moment: the shade on its walls, and the warmth of what is lit. */
export function drawSunFrame({ layout, shade, label }: SunSubject): string {
  const frame = facadeFrame(layout)
  const shapes = layout.houses.map((house) => {
    const top = wallHeight(house)
    const height = shade === null ? top : Math.min(top, shade)
    const x = tenth(frame.originX + house.x * frame.scale)
    const width = tenth(houseWidth(house) * frame.scale)
    const [roof, edge] = [levelY(top, frame), levelY(height, frame)]
    const lit =
      height < top ? `<path d="M${x} ${roof}h${width}V${edge}h${-width}z" fill="#F7C96B" opacity=".2"/>` : ''
    const dark =
      height > 0
        ? `<path d="M${x} ${edge}h${width}V${frame.groundY}h${-width}z" fill="#1F2E3A" opacity=".38"/>`
        : ''
    return lit + dark
  })
  return svgDocument(frame, label, shapes.join(''))
}
