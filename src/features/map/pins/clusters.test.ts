import { expect, test } from 'vitest'
import { pixelsOf } from '#src/lib/map-point.ts'
import type { MapPin } from '#src/lib/map-types.ts'
import { Clusters, highestZoom } from './clusters.ts'

const at = { lat: 59.31, lng: 18.17 }
const pin = (id: string): MapPin => ({ id, at, text: '4,3 mn', name: id })
const around = { southWest: { lat: 59.3, lng: 18.1 }, northEast: { lat: 59.4, lng: 18.3 } }

test('two projects at one place are one mark, and as close as the map comes two that can both be pressed', () => {
  const clusters = new Clusters([pin('Strandängen'), pin('Strandhöjden')])
  expect(clusters.marksIn(around, highestZoom - 1)).toMatchObject([{ kind: 'cluster', count: 2 }])
  const marks = clusters.marksIn(around, highestZoom)
  expect(marks.map(({ key }) => key).toSorted()).toEqual(['Strandhöjden', 'Strandängen'])
  const spots = marks.map((mark) => pixelsOf(mark.at, highestZoom))
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  expect(Math.max(spread(spots.map(([x]) => x)), spread(spots.map(([, y]) => y)))).toBeGreaterThanOrEqual(24)
})
