import { expect, test } from 'vitest'
import { archetypesOf, furnishingsFor, viewFor } from './tour-furnishing.ts'

const couple = { id: 'couple', name: 'Paret' }
const family = { id: 'family', name: 'Barnfamiljen' }
const furnishings = [
  { id: 'oak', name: 'Ek', archetypes: [couple, family] },
  { id: 'lime', name: 'Kalk', archetypes: [family] },
]
const view = (furnishingId: string, archetypeId: string) => ({
  cameraId: 'living',
  furnishingId,
  archetypeId,
  viewName: 'panorama',
  fileName: `${furnishingId}-${archetypeId}.webp`,
})
const views = [view('oak', 'couple'), view('oak', 'family'), view('lime', 'family')]

test('a home is shown for whom it is furnished, in the styles that are drawn for them [N-074, F-148]', () => {
  expect(archetypesOf(furnishings)).toEqual([couple, family])
  expect(furnishingsFor(furnishings, 'couple').map(({ id }) => id)).toEqual(['oak'])
  expect(furnishingsFor(furnishings, undefined)).toHaveLength(2)
  expect(viewFor(views, {})).toBe(views[0])
  expect(viewFor(views, { archetype: 'family', style: 'lime' })).toBe(views[2])
  // the style that was chosen is not drawn for them
  expect(viewFor(views, { archetype: 'couple', style: 'lime' })).toBe(views[0])
  // a tour that tells nobody apart
  expect(viewFor(views, { archetype: 'single', style: 'lime' })).toBe(views[2])
})
