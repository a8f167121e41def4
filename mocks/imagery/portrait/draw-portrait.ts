import type { Frame } from '../base/frame.ts'
import { svgDocument } from '../base/svg.ts'
import { brandLettering } from '../lettering/brand-lettering.ts'

/** Somebody's initials, on one of six tints. */
export type PortraitSubject = Readonly<{ initials: string; tint: number; name: string }>

/** Tint and ink, each pair of at least 4.5 to 1. */
const tints = [
  ['#E2EDEA', '#1B5B54'],
  ['#F5E6E4', '#6B2A3D'],
  ['#E1ECF4', '#14456B'],
  ['#FBF0D5', '#6B4700'],
  ['#EBEDDC', '#4A5222'],
  ['#ECEEEF', '#33393B'],
] as const

/** A portrait without a face: initials in the middle. */
export async function drawPortrait({ initials, tint, name }: PortraitSubject, frame: Frame): Promise<string> {
  const { width, height } = frame
  const [paper, ink] = tints[tint % tints.length] ?? tints[0]
  const size = 0.36 * Math.min(width, height)
  const style = { size, fill: ink, weight: 'bold', anchor: 'middle', spacing: 0.01 } as const
  const letters = (await brandLettering()).text(initials, width / 2, height / 2 + 0.355 * size, style)
  return svgDocument(frame, name, `<rect width="${width}" height="${height}" fill="${paper}"/>${letters}`)
}
