import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../../backend.ts'
import { nodeRasterizer } from '../../../imagery/render/node/node-rasterizer.ts'
import { pictureAt } from '../../../imagery/subjects.ts'
import { siteIndexOf } from '../../../state/search/index/site-index.ts'

let backend: Backend
/** A backend that can not make pixels. */
let plain: Backend

// a process has to be started first
vi.setConfig({ testTimeout: 40_000 })

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail', rasterizer: nodeRasterizer() })
  plain = createBackend({ onViolation: 'fail' })
})

const house = '/images/stage/stage-strandangen.webp'

function resized(query: Record<string, string>, headers: HeadersInit = {}, on = backend) {
  const search = new URLSearchParams({ src: house, width: '300', ...query })
  return on.handle(new Request(`http://localhost/contentservice/image?${search}`, { headers }))
}

const own = (path: string) => backend.handle(new Request(`http://localhost${path}`))

const typeOf = (response: Response | undefined) => response?.headers.get('content-type')

/** Width and height of a WebP file with the simple lossy layout. */
async function webpSize(response: Response | undefined): Promise<[number, number]> {
  const view = new DataView((await response?.arrayBuffer()) ?? new ArrayBuffer(30))
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
}

test('every hit has a picture, and what it is said to show is what is drawn [C-097, N-021]', async () => {
  const catalogue = plain.worlds.get('default')?.catalogue
  for (const site of sites) {
    const index = catalogue && siteIndexOf(catalogue, site)
    const hits = [...(index?.stages ?? []), ...(index?.areas.values() ?? [])].map(
      ({ hit }) => hit.searchImage,
    )
    for (const [at, { url, alttext }] of hits.entries()) {
      expect(catalogue && pictureAt(url, catalogue)).toBeDefined()
      expect(alttext.length).toBeGreaterThan(5)
      if (at % 20 > 0) continue
      const response = await resized({ src: url, width: '100' }, {}, plain)
      expect(typeOf(response)).toBe('image/svg+xml')
      expect(await response?.text()).toContain(`aria-label="${alttext}"`)
    }
  }
})

test('a picture comes as WebP in the size and shape that was asked for [C-097, F-022]', async () => {
  const query = { width: '400', height: '500', quality: '75', crop: 'true', format: 'webp' }
  const cropped = await resized(query)
  expect(typeOf(cropped)).toBe('image/webp')
  expect(await webpSize(cropped)).toEqual([400, 500])
  expect(await webpSize(await resized({ width: '400', height: '500' }))).toEqual([400, 267])
  expect(await webpSize(await resized({ width: '600' }))).toEqual([600, 400])
})

test('a lower quality makes a smaller file', async () => {
  const size = async (quality: string) =>
    (await (await resized({ width: '600', quality }))?.arrayBuffer())?.byteLength
  expect(await size('30')).toBeLessThan((await size('75')) ?? 0)
})

test.each(['avif', 'jpeg', 'png'])('a picture comes as %s when that is asked for', async (format) => {
  expect(typeOf(await resized({ width: '100', format }))).toBe(`image/${format}`)
})

test('a size that pictures do not come in is refused [E-086, K-032]', async () => {
  expect((await resized({ width: '640' }))?.status).toBe(400)
})

test('a picture may be kept for long, and who has it is not sent it again', async () => {
  const first = await resized({})
  expect(first?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = first?.headers.get('etag') ?? ''
  const again = await resized({}, { 'if-none-match': `"other", W/${etag}` })
  expect(again?.status).toBe(304)
  expect(again?.headers.get('etag')).toBe(etag)
  expect(await again?.text()).toBe('')
  expect((await resized({ width: '400' }, { 'if-none-match': etag }))?.status).toBe(200)
})

test('a picture is found at its own address too, in the format its name ends with [N-048]', async () => {
  const whole = await own(house.replace('webp', 'jpg'))
  expect(typeOf(whole)).toBe('image/jpeg')
  const { width, height } = await sharp(await whole?.arrayBuffer()).metadata()
  expect([width, height]).toEqual([2400, 1600])
})

test('a picture that nothing has is not found', async () => {
  for (const src of ['/images/stage/nowhere.webp', '/images/../secrets', 'https://elsewhere.example/x.png']) {
    expect((await resized({ src }))?.status).toBe(404)
  }
  expect((await own('/images/stage/nowhere.webp'))?.status).toBe(404)
})
