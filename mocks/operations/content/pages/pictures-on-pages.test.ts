import { beforeAll, expect, test } from 'vitest'
import type { SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { areaPath } from '../../../catalogue/paths.ts'
import type { Stage } from '../../../catalogue/types.ts'
import { pictureAt } from '../../../imagery/subjects.ts'
import { worldIndexOf } from '../../../state/search/index/world-index.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import { pageClient, loginOf } from '#tests/support/clients/page-client.ts'

let pages: ReturnType<typeof pageClient>

beforeAll(() => {
  pages = pageClient()
})

const stageWith = (site: SiteKey, wanted: (stage: Stage) => boolean) =>
  required(pages.world.catalogue.site(site).stages.find(wanted), site)

/** Addresses of pictures anywhere in an answer. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/images/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

const texts = (images: readonly { altText: string }[]) => images.map(({ altText }) => altText)

test.each([
  ['Jmse', 'condominium', ['Interiör, Vardagsrum', 'Interiör, Kök'], 'Planlösning', 'Karta, '],
  ['Jmse', 'tenancy', ['Interiör, Vardagsrum', 'Interiör, Kök'], 'Planlösning', 'Karta, '],
  ['Jmno', 'tenancy', ['Interiør, Stue', 'Interiør, Kjøkken'], 'Plantegning', 'Kart, '],
  ['Jmoy', 'ownership', ['Sisäkuva, Olohuone', 'Sisäkuva, Keittiö'], 'Pohjapiirros', 'Kartta, '],
] as const)(
  'the page of a home on %s, %s, shows its rooms, its plan and where it is [T-054]',
  async (site, form, inside, plan, map) => {
    const stage = stageWith(site, ({ disposalForm }) => disposalForm === form)
    const home = required(
      pages.world.catalogue.homesOfStage(stage.id).find(({ rooms }) => rooms > 1),
      stage.id,
    )
    const { images, floorPlan, contacts } = await pages.content('object', home.url, site)
    expect(texts(images)).toEqual(expect.arrayContaining([...inside, map + stage.name]))
    expect(images[0]).toEqual(home.image)
    expect(floorPlan?.altText.startsWith(plan)).toBe(true)
    for (const { name, image } of contacts) expect(image?.altText).toContain(name)
    const hit = worldIndexOf(pages.world, siteOf(site)).home(home.id)?.hit
    expect(hit?.floorPlan).toMatchObject({ url: floorPlan?.url, alttext: floorPlan?.altText })
  },
)

test('what is written of a project shows its house, in the list and on its page [T-053, T-060]', async () => {
  const { items } = await pages.content('pageList', '/press/')
  const tower = required(
    items.find(({ heading }) => heading.includes('Mastkorgen')),
    'news of a tower',
  )
  expect(tower.image?.url).toMatch(/^\/images\/(stage|view)\/stage-mastkorgen[.-]/)
  expect((await pages.content('standardPage', tower.url)).image?.url).toBe(tower.image?.url)
})

test('what is told of one’s own house shows it as it stood then or will stand, or a room, in My Pages and on the page of the news [T-047]', async () => {
  const amira = loginOf(pages.world, 'amira')
  const { news } = await pages.content('myPages', '/mina-sidor/', 'Jmse', amira)
  expect(news.map(({ heading, image }) => [heading, image?.url])).toEqual([
    [expect.stringContaining('Taket'), '/images/site/stage-strandangen.webp'],
    [
      expect.stringContaining('gården'),
      expect.stringMatching(/^\/images\/(stage|view)\/stage-strandangen[.-]/),
    ],
    [expect.stringContaining('nycklarna'), expect.stringMatching(/^\/images\/interior\//)],
  ])
  const [first] = news
  const told = await pages.content('standardPage', first?.url ?? '', 'Jmse', amira)
  expect(told.image?.url).toBe(first?.image?.url)
  expect(told.image?.altText).toMatch(/^Ett hus som byggs/)
})

test('what is told of a project on its page shows its house each time in another way, and the beginning of its building on its way up [T-076]', async () => {
  const { news } = await pages.content('stage', '/bostader/norrkoping/spinnstrommen/vavnaden/')
  const shown = news.map(({ image }) => image?.url ?? '')
  expect(new Set(shown).size).toBe(3)
  expect(shown).toContain('/images/site/stage-vavnaden.webp')
})

test('no picture of a page stands in it twice, and none beside itself in a list', () => {
  for (const site of sites) {
    const all = pages.world.catalogue.site(site.key).pages
    const pictures = new Map(all.map(({ path, image }) => [path, image.url]))
    for (const { path, image, blocks, items } of all) {
      const shown = blocks.filter(({ type }) => type === 'image' || type === 'gallery').flatMap(picturesIn)
      expect([site.key, path, new Set([image.url, ...shown]).size]).toEqual([
        site.key,
        path,
        1 + shown.length,
      ])
      const listed = items.map((item) => pictures.get(item))
      expect([path, listed.find((url, at) => url && url === listed[at + 1])]).toEqual([path, undefined])
    }
  }
})

test('a plot has no plan and no rooms to look into', async () => {
  const stage = stageWith('Jmse', ({ residenceType }) => residenceType === 'plot')
  const [plot] = pages.world.catalogue.homesOfStage(stage.id)
  const content = await pages.content('object', plot?.url ?? '')
  expect(content).not.toHaveProperty('floorPlan')
  expect(texts(content.images).join()).not.toContain('Interiör')
})

test('a project is seen from above, with each of its houses where the drawing has it, and has no picture of a map beside its map [T-076]', async () => {
  for (const site of ['Jmse', 'Jmno', 'Jmoy'] as const) {
    for (const stage of pages.world.catalogue.site(site).stages.filter((_, at) => at % 5 === 0)) {
      const { sitePlan, images } = await pages.content('stage', stage.url, site)
      expect(sitePlan?.image.altText).toContain(stage.name)
      expect(sitePlan?.text.length).toBeGreaterThan(15)
      const houses = new Set(pages.world.catalogue.homesOfStage(stage.id).map(({ house }) => house))
      const isFlats = stage.residenceType === 'apartment'
      expect(sitePlan?.houses).toHaveLength(isFlats ? houses.size : Math.min(60, stage.homeIds.length))
      expect(images[0]?.url).toBe(stage.image.url)
      expect(images.map(({ url }) => url).join()).not.toContain('/images/map/')
    }
  }
})

test('an area shows its map [T-004]', async () => {
  const { areas } = pages.world.catalogue.site('Jmno')
  const area = required(areas[0], 'area')
  const municipality = pages.world.catalogue.municipality(area.municipalityId)
  const { images } = await pages.content(
    'area',
    areaPath('Jmno', municipality?.slug ?? '', area.slug),
    'Jmno',
  )
  expect(texts(images)).toContain(`Kart, ${area.name}`)
})

test('my home shows its plan and rooms too, and to protected people no map that leads there [T-042]', async () => {
  const { floorPlan, images } = await pages.content(
    'myObject',
    '/mina-sidor/min-bostad/',
    'Jmse',
    loginOf(pages.world, 'amira'),
  )
  expect(floorPlan?.altText).toContain('Planlösning')
  expect(texts(images).filter((text) => /^(Interiör|Karta), /.test(text))).toHaveLength(5)
  for (const { id, site, account } of pages.world.catalogue.personas) {
    if (!account?.protectedIdentity || !account.homes.some(({ objectPageExists }) => objectPageExists))
      continue
    const path = siteOf(site).paths.myResidence ?? ''
    const mine = await pages.content('myObject', path, site, loginOf(pages.world, id))
    expect(mine.images.map(({ url }) => url).join()).not.toContain('/images/map/')
  }
})

test('every picture that pages of homes, projects and people name is there', async () => {
  const { catalogue } = pages.world
  for (const { key, paths } of ['Jmse', 'Seniorgarden', 'Boratt', 'Jmno', 'Jmoy'].map((key) =>
    siteOf(key as SiteKey),
  )) {
    const { stages } = catalogue.site(key)
    const homes = stages.flatMap(({ id }) => catalogue.homesOfStage(id).slice(0, 1))
    const open = [...stages, ...homes].filter((_, at) => at % 4 === 0).map(({ url }) => url)
    for (const path of [...open, key === 'Jmse' ? '/om-oss/vilka-vi-ar/' : (paths.residenceSearch ?? '/')]) {
      const urls = new Set(picturesIn((await pages.ask(path, key)).page))
      expect(urls.size).toBeGreaterThan(0)
      for (const url of urls) expect([path, url, pictureAt(url, catalogue)]).not.toContain(undefined)
    }
  }
})

test.each([
  ['Jmse', '/inspiration/koket-som-vaxer/', 'Interiör, Kök'],
  ['Jmse', '/inspiration/badrum-for-tva/', 'Interiör, Bad'],
  ['Jmno', '/inspirasjon/lampene-i-tromso/', 'Interiør, Stue'],
  ['Jmoy', '/inspiraatio/sauna-kahdelle/', 'Sisäkuva, Sauna'],
] as const)('a page of %s about rooms, %s, shows one that the mock draws', async (site, path, text) => {
  const { image } = await pages.content('standardPage', path, site)
  expect(image?.altText).toBe(text)
  expect(pictureAt(required(image, path).url, pages.world.catalogue)).toBeDefined()
})
