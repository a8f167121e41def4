import { expect, test } from 'vitest'
import { brandLettering, useFontFile } from '../../lettering/brand-lettering.ts'
import { fontFromPackage } from '../../lettering/font-file-node.ts'
import { swingOf } from '../doors.ts'
import { floorPlanOf } from '../floor-plan.ts'
import { overlaps } from '../rect.ts'
import { siteColours } from '../site-colours.ts'
import { planColours } from './colours.ts'
import { deckThings } from './deck.ts'
import { labelsOf } from './labels.ts'
import { sheetOf } from './sheet.ts'

test('the name of a balcony stands clear of its door, its table and its plant', async () => {
  useFontFile(fontFromPackage)
  const sheet = sheetOf(90, 0, 0, await brandLettering())
  for (const area of [6, 8, 10, 13]) {
    const [level] = floorPlanOf({
      id: `home-${area}`,
      rooms: 3,
      livingArea: 72,
      building: 'flat',
      facing: '6',
      outdoorSpaces: [{ type: 'balcony', area, direction: '6' }],
      sauna: false,
      language: 'fi',
    }).levels
    const [space] = level?.outdoor ?? []
    if (!level || !space) throw new Error('This home has no balcony')
    const label = labelsOf(sheet, level, 'fi', planColours(siteColours.Jmoy)).at(-1)
    if (!label) throw new Error('The balcony has no name')
    expect(label.name).toBe('Parveke')
    expect(label.area).toBeDefined()
    const width = sheet.width(label.name, label.size.name)
    const height = 2.25 * label.size.name
    const box = { x: label.x - width / 2, y: label.y - height / 2, w: width, h: height }
    const doors = level.doors.filter(({ kind }) => kind === 'balcony')
    for (const block of [...doors.map(swingOf), ...Object.values(deckThings(space, doors))])
      expect(overlaps(box, block)).toBe(false)
  }
})
