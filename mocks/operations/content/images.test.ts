import { beforeAll, expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../backend.ts'
import { siteIndexOf } from '../../state/search/site-index.ts'

let backend: Backend

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
})

const image = (src: string) =>
  backend.handle(
    new Request(`http://localhost/contentservice/image?src=${encodeURIComponent(src)}&width=600&crop=true`),
  )

test('the picture of every hit is drawn, and says what it shows [C-097, N-021]', async () => {
  const catalogue = backend.worlds.get('default')?.catalogue
  for (const site of sites) {
    const index = catalogue && siteIndexOf(catalogue, site)
    const hits = [...(index?.stages ?? []), ...(index?.areas.values() ?? [])].map(
      ({ hit }) => hit.searchImage,
    )
    for (const { url, alttext } of hits) {
      const response = await image(url)
      expect(response?.headers.get('content-type')).toBe('image/svg+xml')
      expect(response?.headers.get('cache-control')).toContain('immutable')
      expect(await response?.text()).toMatch(/^<svg /)
      expect(alttext.length).toBeGreaterThan(5)
    }
  }
})

test('a picture that nothing has is not found', async () => {
  for (const src of ['/images/stage/nowhere.svg', '/images/../secrets', 'https://elsewhere.example/x.png']) {
    expect((await image(src))?.status).toBe(404)
  }
})
