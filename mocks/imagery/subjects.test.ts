import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { stageViews } from '../catalogue/images/pictures.ts'
import type { ImageRef } from '../catalogue/types.ts'
import { drawPicture } from './pictures.ts'
import { pictureAt } from './subjects.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })

/** Every picture that the catalogue names, once. */
function named(): ImageRef[] {
  const images = [
    ...catalogue.stages.flatMap(stageViews),
    ...catalogue.premises.map(({ image }) => image),
    ...catalogue.referenceProjects.map(({ image }) => image),
    ...catalogue.sites.flatMap(({ pages }) => pages.map(({ image }) => image)),
    ...catalogue.sites.flatMap(({ pages }) =>
      pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'cards' ? block.cards.flatMap(({ image }) => image ?? []) : [],
        ),
      ),
    ),
  ]
  return [...new Map(images.map((image) => [image.url, image])).values()]
}

test('every picture that the catalogue names exists, in the size and shape it is said to have [N-048]', () => {
  const images = named()
  expect(images.length).toBeGreaterThan(500)
  for (const { url, orgWidth, orgHeight } of images) {
    const source = pictureAt(url, catalogue)
    expect({ url, width: source?.width, height: source?.height }).toEqual({
      url,
      width: orgWidth,
      height: orgHeight,
    })
  }
})

test('what a picture is said to show is what its drawing says', async () => {
  for (const { url, altText } of named().filter((_, at) => at % 25 === 0)) {
    const source = pictureAt(url, catalogue)
    const svg = source && (await drawPicture(source.picture, { width: 100, height: 67 }))
    expect(svg).toContain(`aria-label="${altText}"`)
  }
})

test('a reference of detached houses shows detached houses [E-035]', () => {
  const shown = catalogue.referenceProjects.filter(({ projectType }) => projectType === 1)
  expect(shown.map(({ name }) => name)).toContain('Skolgårdsvillorna')
  for (const { image } of shown) expect(image.altText).toMatch(/^(Villor|Eneboliger|Omakotitaloja)/)
})

test('there is no picture where nothing has one', () => {
  for (const path of [
    '/images/stage/stage-nowhere.webp',
    '/images/cat/x.webp',
    '/images/stage/../x.webp',
    '/',
  ])
    expect(pictureAt(path, catalogue)).toBeUndefined()
  expect(pictureAt('/images/constructor/x.webp', catalogue)).toBeUndefined()
})
