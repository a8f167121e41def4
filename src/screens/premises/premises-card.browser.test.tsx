import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { PremisesHit } from '#gen/residence/model.ts'
import { jmno } from '#src/sites/jmno.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { PremisesCard } from './premises-card.tsx'

afterEach(cleanup)

const hit = {
  name: 'Butikk 1, Løkkehagen',
  url: '/naeringslokaler/oslo/lokkehagen/butikk-1/',
  area: 'Ensjøløkka',
  municipality: 'Oslo',
  type: 'shop',
  minArea: 66,
  maxArea: 66,
  searchImage: {
    url: '/images/premises/one.webp',
    alttext: 'Mursteinsbygård',
    orgWidth: 1200,
    orgHeight: 800,
  },
} as PremisesHit

test.each(['rented', 'sold'] as const)('premises that are %s are told to be let [E-015]', async (status) => {
  await renderIn(jmno, <PremisesCard hit={{ ...hit, status }} isFirst={false} />)
  await expect.element(page.getByText('Utleid', { exact: true })).toBeVisible()
})
