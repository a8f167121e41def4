import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { OwnShowings } from './own-showings.tsx'

const of = (showingId: string, start: string, more: object = {}) => ({
  showingId,
  start: `${start}T12:00:00Z`,
  end: `${start}T13:00:00Z`,
  description: 'Vi ses i visningslägenheten.',
  name: 'Brf Strandängen',
  url: '/sok-bostad/nacka/strandangen/',
  ...more,
})

afterEach(cleanup)

test('own viewings that are to come stand with their project; what is over or no more is left out [N-011, CI-010]', async () => {
  const showings = [of('a', '2026-11-28'), of('b', '2026-11-12'), { showingId: 'gone' }]
  await renderIn(jmse, <OwnShowings showings={showings} now={new Date('2026-11-20T09:00:00Z')} />)
  await expect
    .element(page.getByRole('link', { name: 'Brf Strandängen' }))
    .toHaveAttribute('href', '/sok-bostad/nacka/strandangen/')
  await expect.element(page.getByRole('listitem')).toHaveLength(1)
})

test('without a viewing there is no heading for them', async () => {
  await renderIn(jmse, <OwnShowings showings={[{ showingId: 'gone' }]} now={new Date()} />)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
