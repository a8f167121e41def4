import { beforeAll, expect, test } from 'vitest'
import type { components } from '#gen/explorer/types.ts'
import { type Backend, createBackend } from '../../backend.ts'
import type { Stage } from '../../catalogue/types.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'

type Schemas = components['schemas']

let backend: Backend

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
})

const catalogue = () => required(backend.worlds.get('default'), 'default').catalogue
const get = async (path: string): Promise<Response> =>
  required(await backend.handle(new Request(`http://localhost${path}`)), path)

async function dataOf(stageId: string): Promise<Schemas['ExplorerData']> {
  const response = await get(`/residenceexplorer/get/${stageId}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Schemas['ExplorerData']
}

/** A stage of each form of building that has a picker. */
const stagesOfEachForm = (): Stage[] => {
  const byForm = new Map<string, Stage>()
  for (const stage of catalogue().stages) {
    if (stage.phase !== 'planned' && stage.status !== 'reference' && !byForm.has(stage.form))
      byForm.set(stage.form, stage)
  }
  return [...byForm.values()]
}

test('the picker of every form of building loads homes, views, click areas and settings [C-098, N-071, F-147]', async () => {
  for (const stage of stagesOfEachForm()) {
    const { apts, views, clickArea, settings } = await dataOf(stage.id)
    const viewIds = views.map(({ id }) => id)
    expect(viewIds).toContain(settings.startViewId)
    expect(Object.keys(clickArea).every((id) => viewIds.includes(id))).toBe(true)
    const homeIds = new Set(
      catalogue()
        .homesOfStage(stage.id)
        .map(({ id }) => id),
    )
    const picked = new Set(
      Object.values(clickArea).flatMap((areas) =>
        areas.filter(({ targetType }) => targetType === 'object').map(({ targetId }) => targetId),
      ),
    )
    expect(picked).toEqual(homeIds)
    for (const { id } of apts) expect(picked.has(id)).toBe(true)
    const targets = Object.values(clickArea)
      .flat()
      .filter(({ targetType }) => targetType === 'view')
    for (const { targetId } of targets) expect(viewIds).toContain(targetId)
  }
})

test('a home in the picker has rooms, price, area and status as the search has them [N-072, E-082]', async () => {
  const { apts } = await dataOf('stage-strandangen')
  expect(apts.length).toBe(20)
  for (const apt of apts) {
    const home = required(catalogue().home(apt.id), apt.id)
    expect(apt).toMatchObject({ rooms: home.rooms, area: home.livingArea, possibleRooms: home.possibleRooms })
    expect(apt.price).toBe(apt.objectStatus === 'sold' ? undefined : home.price)
  }
  expect(new Set(apts.map(({ objectStatus }) => objectStatus))).toEqual(
    new Set(['forSale', 'booked', 'reserved', 'preselling', 'showingApartment', 'sold']),
  )
})

test('the picker begins where the dearest home is that can be bought [N-071]', async () => {
  const { apts, clickArea, settings } = await dataOf('stage-papperskvarten')
  const open = apts.filter(({ objectStatus }) => !['sold', 'booked'].includes(objectStatus))
  const dearest = Math.max(...open.map(({ price = 0 }) => price))
  const here = new Set(clickArea[settings.startViewId]?.map(({ targetId }) => targetId))
  expect(open.some(({ id, price }) => price === dearest && here.has(id))).toBe(true)
})

test('a point block is as slender in the picker as in its picture: two homes of a floor from each side [N-071]', async () => {
  const { views, clickArea } = await dataOf('stage-forsta-parkett')
  const sides = views.filter(({ kind }) => kind === 'facade')
  const seen = sides.map(({ id }) => required(clickArea[id], id).map(({ targetId }) => targetId))
  expect(seen.map(({ length }) => length)).toEqual([22, 22])
  expect(new Set(seen.flat()).size).toBe(44)
  for (const { width, height, hasSunStudy } of sides)
    expect([width < height, hasSunStudy]).toEqual([true, true])
})

test('areas are listed floor by floor from the top, from left to right, and lie inside their picture', async () => {
  for (const stage of stagesOfEachForm()) {
    const { views, clickArea } = await dataOf(stage.id)
    for (const view of views) {
      const areas = clickArea[view.id] ?? []
      for (const { points } of areas) {
        for (const { x, y } of points) {
          expect(x >= 0 && x <= view.width && y >= 0 && y <= view.height).toBe(true)
        }
      }
      if (view.kind !== 'facade') continue
      const corners = areas.map(({ points }) => required(points[0], view.id))
      corners.slice(1).forEach((corner, at) => {
        const before = required(corners[at], view.id)
        expect(corner.y > before.y + 1 || corner.x > before.x).toBe(true)
      })
    }
  }
})

test('no two homes of a facade share a spot', async () => {
  for (const stage of stagesOfEachForm()) {
    const { views, clickArea } = await dataOf(stage.id)
    for (const { id } of views.filter(({ kind }) => kind === 'facade')) {
      const boxes = (clickArea[id] ?? []).map(({ points: [from, , to] }) => ({
        from: required(from, id),
        to: required(to, id),
      }))
      boxes.forEach((a, at) => {
        for (const b of boxes.slice(at + 1)) {
          const apart =
            a.to.x <= b.from.x + 0.2 ||
            b.to.x <= a.from.x + 0.2 ||
            a.to.y <= b.from.y + 0.2 ||
            b.to.y <= a.from.y + 0.2
          expect(apart).toBe(true)
        }
      })
    }
  }
})

test('the elevation is a drawing that names the same homes, in the same order and at the same place [C-100]', async () => {
  const { views, clickArea } = await dataOf('stage-strandangen')
  const view = required(
    views.find(({ id }) => id === 'view-c-street'),
    'view',
  )
  const file = await get(view.imageUrl)
  expect(file.headers.get('content-type')).toBe('image/svg+xml')
  const svg = await file.text()
  expect(svg).toContain(`viewBox="0 0 ${view.width} ${view.height}"`)
  const drawn = [...svg.matchAll(/data-home-id="([^"]+)" points="([^"]+)"/g)].map(
    ([, id, points]) => `${id} ${points}`,
  )
  const areas = required(clickArea[view.id], view.id)
  expect(drawn).toEqual(
    areas.map(({ targetId, points }) => `${targetId} ${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`),
  )
})

test('only views with sun-study data can be switched to it, and each of its frames is a drawing [S-088, F-176]', async () => {
  const { views, sunstudy } = await dataOf('stage-strandangen')
  expect(Object.keys(sunstudy)).toEqual(views.filter(({ hasSunStudy }) => hasSunStudy).map(({ id }) => id))
  expect(views.some(({ hasSunStudy }) => !hasSunStudy)).toBe(true)
  const frames = Object.values(sunstudy).flat()
  expect(frames.length).toBe(24)
  for (const { imageUrl } of frames) {
    const file = await get(imageUrl)
    expect(file.status).toBe(200)
    expect(await file.text()).toMatch(/^<svg /)
  }
})

test('homes further up have at least as much sun', async () => {
  const { apts } = await dataOf('stage-strandangen')
  const column = apts
    .filter(({ objectNumber }) => objectNumber.endsWith('02'))
    .toSorted((a, b) => a.floor - b.floor)
  const hours = column.map(({ sunHours }) => required(sunHours, 'sunHours').march)
  expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  expect(Math.max(...hours)).toBeGreaterThan(0)
})

test('a tour has cameras with ways between them, furnishings, thumbnails and plans, and every file is there [C-099, C-100, N-074, F-148]', async () => {
  const { apts, settings, stageId } = await dataOf('stage-strandangen')
  const { objectName } = required(
    apts.find(({ has360, rooms }) => has360 && rooms >= 3),
    'a home with a tour',
  )
  const response = await get(`/retriever/${settings.token}/${stageId}/${objectName}`)
  expect(response.status).toBe(200)
  const tour = (await response.json()) as Schemas['Explorer360Model']
  const ids = tour.cameras.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['hall', 'living', 'kitchen', 'bathroom']))
  const reached = new Set(ids.slice(0, 1))
  for (const id of reached) {
    for (const { cameraId } of required(
      tour.cameras.find((one) => one.id === id),
      id,
    ).hotspots)
      reached.add(cameraId)
  }
  expect(reached).toEqual(new Set(ids))
  const looks = tour.furnishings.flatMap(({ id, archetypes }) => archetypes.map((one) => `${id}-${one.id}`))
  expect(tour.views?.length).toBe(ids.length * looks.length)
  const files = [...(tour.views ?? []).slice(0, 3), ...tour.thumbnails.slice(0, 2), ...tour.minimaps]
  for (const { viewName, fileName } of files) {
    const file = await get(`/contentservice/externalfiles/${stageId}/${objectName}/${viewName}/${fileName}`)
    expect(file.status).toBe(200)
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
  const [first] = tour.minimaps
  for (const { position } of required(first, 'minimap').cameras) {
    expect(position.x > 0 && position.x < 800 && position.y > 0 && position.y < 600).toBe(true)
  }
})

test('a token of another stage opens no tour, and what is not there is not found', async () => {
  const { apts, stageId, settings } = await dataOf('stage-strandangen')
  const objectName = required(apts.find(({ has360 }) => has360)?.objectName, 'objectName')
  const stages = catalogue().stages
  const planned = required(
    stages.find(({ phase }) => phase === 'planned'),
    'planned',
  )
  for (const path of [
    `/retriever/tok-nobody-1/${stageId}/${objectName}`,
    `/retriever/${settings.token}/stage-lanternan/${objectName}`,
    `/retriever/${settings.token}/${stageId}/z-9999`,
    `/residenceexplorer/get/${planned.id}`,
    '/residenceexplorer/get/stage-nowhere',
    `/contentservice/externalfiles/${stageId}/house-c/street/nothing.svg`,
    `/contentservice/externalfiles/${stageId}/${objectName}/panorama/moon.webp`,
    `/contentservice/externalfiles/stage-nowhere/house-a/street/facade.svg`,
  ]) {
    expect((await get(path)).status).toBe(404)
  }
})

test('the documents of a home are PDF, in the language of the country', async () => {
  const addresses = [
    'stage-strandangen/c-1403/documents/floor-plan.pdf',
    'stage-strandangen/c-1403/documents/facts.pdf',
    'stage-strandangen/c-1403/documents/costs.pdf',
    'stage-strandangen/c-1403/documents/booking-agreement.pdf',
    'stage-strandangen/stage/documents/house-rules.pdf',
  ]
  for (const address of addresses) {
    const file = await get(`/contentservice/externalfiles/${address}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
  }
  expect(
    (await get('/contentservice/externalfiles/stage-strandangen/c-1403/documents/secrets.pdf')).status,
  ).toBe(404)
})

test('while the pictures of a tour are being made it has no views [N-074]', async () => {
  const early = required(
    stagesOfEachForm().find(({ phase }) => phase === 'preSelling' || phase === 'vipSale') ??
      catalogue().stages.find(({ phase }) => phase === 'preSelling'),
    'a stage that is not sold yet',
  )
  const { apts, settings } = await dataOf(early.id)
  const { objectName } = required(
    apts.find(({ has360 }) => has360),
    'a home with a tour',
  )
  const response = await get(`/retriever/${settings.token}/${early.id}/${objectName}`)
  expect(await response.json()).toEqual({ cameras: [], furnishings: [], thumbnails: [], minimaps: [] })
})

test('a home that somebody holds is reserved for everybody else [E-082]', async () => {
  const world = required(backend.worlds.get('held'), 'held')
  const home = required(
    catalogue()
      .homesOfStage('stage-strandangen')
      .find(({ status }) => status === 'forSale'),
    'for sale',
  )
  world.bookings.hold(home.id, { token: 'somebody' })
  const response = await backend.handle(
    new Request('http://localhost/residenceexplorer/get/stage-strandangen', {
      headers: { 'x-world': 'held' },
    }),
  )
  const { apts } = (await required(response, 'response').json()) as Schemas['ExplorerData']
  expect(apts.find(({ id }) => id === home.id)?.objectStatus).toBe('reserved')
})

test('the hours of sun are those of the side where the balcony is, and not of all sides of the home [F-147]', async () => {
  const stages = stagesOfEachForm()
  const homes = await Promise.all(stages.map(async ({ id }) => (await dataOf(id)).apts))
  const oneSided = homes.flat().filter(({ id }) => {
    const sides = new Set(
      catalogue()
        .home(id)
        ?.outdoorSpaces.map(({ direction }) => direction),
    )
    return sides.size === 1
  })
  expect(oneSided.length).toBeGreaterThan(100)
  // a wall sees the sun for less than half of the way round the horizon
  expect(oneSided.filter(({ sunHours }) => (sunHours?.june ?? 0) > 10)).toEqual([])
  const northern = oneSided.filter(({ id }) => catalogue().home(id)?.outdoorSpaces[0]?.direction === '1')
  expect(northern.filter(({ sunHours }) => sunHours?.december !== 0)).toEqual([])
})
