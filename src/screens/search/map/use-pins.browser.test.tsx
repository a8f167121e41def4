import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { jmno } from '#src/sites/jmno.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { usePins } from './use-pins.ts'

afterEach(cleanup)

const of = (id: string, hit: Partial<SearchHit>) =>
  ({ id, name: id, type: 'stage', status: 'forSale', availableCount: 4, ...hit }) as SearchHit
const hits = [
  of('let', { disposalForm: 'tenancy', monthlyFee: 8250 }),
  of('sold', { totalPriceMin: 3_351_300, totalPriceMax: 6_000_000 }),
]

const Pins = () => usePins(hits).map(({ id, text }) => <p key={id}>{text}</p>)

test('the pin of homes to let says that its sum is paid each month, and that of homes for sale is a price', async () => {
  await renderIn(jmno, <Pins />)
  await expect.element(page.getByText('kr 8 250/mnd.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3,4 mill.', { exact: true })).toBeVisible()
})
