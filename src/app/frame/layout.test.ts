import { expect, test } from 'vitest'
import { toCanonical } from '#src/i18n/paths/path-map.ts'
import { boratt } from '#src/sites/boratt.ts'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { seniorgarden } from '#src/sites/seniorgarden.ts'
import type { Site } from '#src/sites/site.ts'
import { hasFooter, headerTypes, layoutOf } from './layout.ts'
import type { PageFacts } from './layout.ts'

const at = (site: Site, address: string, facts: Partial<PageFacts> = {}) =>
  layoutOf({ site, path: toCanonical(site, address), ...facts })

test('the sandbox and the Finnish success page stand alone [T-085, R-054, R-055, F-007]', () => {
  expect(at(jmse, '/sandbox/')).toBe('bare')
  expect(at(jmoy, '/varaus/valmis/')).toBe('bare')
})

test('succession and pages for showings have a simple header [T-086, R-052, R-053, F-007]', () => {
  expect(at(jmse, '/bostader/nacka/strandangen/qr/')).toBe('blank')
  expect(at(jmse, '/bostader/nacka/strandangen/visning/')).toBe('blank')
  expect(at(jmse, '/overlatelser/', { template: 'succession' })).toBe('blank')
  expect(at(jmse, '/visning/nacka/')).toBe('default')
})

test('every path of My Pages has its layout [T-087, F-007]', () => {
  expect(at(jmse, '/mina-sidor/')).toBe('my-pages')
  expect(at(jmno, '/mine-sider/saker/')).toBe('my-pages')
  expect(at(jmse, '/mina-sidor-tips/')).toBe('default')
})

test.each([
  { site: jmse, address: '/boka/' },
  { site: seniorgarden, address: '/boka/bokningsavtal/' },
  { site: boratt, address: '/boka/' },
  { site: jmno, address: '/bestill/bestillingsavtale/' },
  { site: jmoy, address: '/varaus/' },
])(
  'a purchase on $site.name has the layout of click-to-buy: $address [T-088, F-007, G-087]',
  ({ site, address }) => {
    expect(at(site, address)).toBe('click-to-buy')
  },
)

test('the info page and edit mode do not [F-008, P-014]', () => {
  expect(at(jmse, '/boka/info/')).toBe('default')
  expect(at(jmse, '/boka/', { editMode: true })).toBe('default')
})

test('the contractor site sells no homes', () => {
  expect(at(jmEntreprenad, '/boka/')).toBe('default')
})

test('a page with the corporate flag has the corporate layout, all else the default one [T-089, T-090, G-085, F-007]', () => {
  expect(at(jmse, '/om-oss/', { isCorporate: true })).toBe('corporate')
  expect(at(jmse, '/om-oss/')).toBe('default')
})

test('the first condition that holds wins [Q-037, F-007]', () => {
  expect(at(jmse, '/mina-sidor/', { isCorporate: true })).toBe('my-pages')
  expect(at(jmse, '/mina-sidor/qr/')).toBe('blank')
  expect(at(jmse, '/boka/', { isCorporate: true })).toBe('click-to-buy')
})

test('each layout has its header [G-086]', () => {
  expect(headerTypes).toEqual({
    bare: 'no-menu',
    blank: 'no-menu',
    'click-to-buy': 'no-menu',
    'my-pages': 'my-pages',
    corporate: 'corporate',
    default: 'default',
  })
})

test('the map of the search fills the window; other pages end with a footer', () => {
  const search = toCanonical(jmse, '/sok-bostad/nacka/')
  expect(hasFooter('default', search, 'map#modal')).toBe(false)
  expect(hasFooter('default', search, 'modal')).toBe(true)
  expect(hasFooter('default', '/', 'map')).toBe(true)
  expect(hasFooter('click-to-buy', '/booking', '')).toBe(false)
})
