import { expect, test } from 'vitest'
import type { SiteKey } from '#src/sites/site.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import type { Home } from '../catalogue/types.ts'
import {
  interiorPictures,
  mapPicture,
  planPicture,
  portraitPicture,
  sitePlanPicture,
} from './drawn-pictures.ts'
import { floorPlanOf } from './plan/floor-plan.ts'
import { siteColours } from './plan/site-colours.ts'
import { planSubjectOf } from './plan/subject.ts'
import { pictureAt } from './subjects.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })

const oneOf = (site: SiteKey, wanted: (home: Home) => boolean): Home =>
  required(catalogue.site(site).homes.find(wanted), site)

test('each drawing that is named is there, in the size that is told', () => {
  for (const site of ['Jmse', 'Jmno', 'Jmoy'] as const) {
    const { stages, areas } = catalogue.site(site)
    const homes = stages.flatMap(({ id }) => catalogue.homesOfStage(id).slice(0, 2))
    const all = [
      ...homes.flatMap((home) => [planPicture(home, 'sv') ?? [], interiorPictures(home, 'sv')].flat()),
      ...stages.flatMap((stage) => [sitePlanPicture(stage, 'sv'), mapPicture(stage, 'sv')]),
      ...areas.map((area) => mapPicture(area, 'sv')),
      ...stages.flatMap(({ staff }) =>
        staff.map(({ staffId }) => portraitPicture(required(catalogue.staffMember(staffId), staffId), 'sv')),
      ),
    ]
    for (const { url, orgWidth, orgHeight } of all)
      expect([url, pictureAt(url, catalogue)]).toMatchObject([url, { width: orgWidth, height: orgHeight }])
  }
})

test('a home is shown in the rooms that its plan has, and a plot in none', () => {
  for (const { id } of catalogue.site('Jmse').stages) {
    for (const home of catalogue.homesOfStage(id).slice(0, 4)) {
      const subject = planSubjectOf(home)
      const kinds =
        subject && floorPlanOf(subject).levels.flatMap(({ rooms }) => rooms.map(({ kind }) => kind))
      for (const { url } of interiorPictures(home, 'sv')) {
        const [, room = ''] = /-([a-z]+)\.webp$/.exec(url) ?? []
        expect(kinds).toContain(room === 'living' && home.rooms < 2 ? 'studio' : room)
      }
    }
  }
  const plot = oneOf('Jmse', ({ residenceType }) => residenceType === 'plot')
  expect([planPicture(plot, 'sv'), interiorPictures(plot, 'sv')]).toEqual([undefined, []])
})

test('what a drawing shows is told in the language that is asked for', () => {
  const home = oneOf('Jmno', ({ rooms }) => rooms === 3)
  const stage = required(catalogue.stage(home.stageId), home.stageId)
  expect(planPicture(home, 'nb')?.altText).toBe(`Plantegning, 3 rom, ${home.livingArea} m²`)
  expect(interiorPictures(home, 'fi').map(({ altText }) => altText)).toEqual([
    'Sisäkuva, Olohuone',
    'Sisäkuva, Keittiö',
    'Sisäkuva, Makuuhuone',
    'Sisäkuva, Kylpyhuone',
  ])
  expect(sitePlanPicture(stage, 'sv').altText).toBe(`Situationsplan, ${stage.name}`)
  expect(mapPicture(stage, 'en').altText).toBe(`Map, ${stage.name}`)
})

test('a Finnish home with a sauna in its plan shows it behind its bathroom, and no other home does', () => {
  const homes = catalogue.site('Jmoy').homes.filter(({ rooms }) => rooms > 1)
  const last = (home: Home) => interiorPictures(home, 'fi').at(-1)?.altText
  for (const home of homes.slice(0, 60)) {
    const subject = required(planSubjectOf(home), home.id)
    const kinds = floorPlanOf(subject).levels.flatMap(({ rooms }) => rooms.map(({ kind }) => kind))
    expect(last(home)).toBe(kinds.includes('sauna') ? 'Sisäkuva, Sauna' : 'Sisäkuva, Kylpyhuone')
  }
  expect(homes.some((home) => last(home) === 'Sisäkuva, Sauna')).toBe(true)
})

test('the pin on the map of an area, which several sites show, has the brand of none of them', () => {
  const { areas } = catalogue.site('Seniorgarden')
  const drawn = JSON.stringify(areas.map((area) => pictureAt(mapPicture(area, 'sv').url, catalogue)))
  expect(drawn).toContain(siteColours.Jmse.ink)
  for (const { brand } of Object.values(siteColours)) expect(drawn).not.toContain(brand)
})
