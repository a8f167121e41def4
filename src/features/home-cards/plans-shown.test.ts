import { expect, test } from 'vitest'
import { plansShown } from './plans-shown.ts'

const image = (url: string) => ({ url, alttext: '', orgWidth: 4, orgHeight: 3 })
let lights = 0
const withoutPlan = (house: string) => ({ stageId: house, searchImage: image(`${house}-${lights++}`) })
const home = (house: string) => ({ ...withoutPlan(house), floorPlan: image('/plan.webp') })

test('of neighbours with one picture every second shows its plan, where there is one [N-021]', () => {
  expect(plansShown([home('a'), home('a'), home('a'), home('a')], 3)).toEqual([false, true, false, true])
  expect(plansShown([home('a'), home('b'), home('b'), home('c')], 3)).toEqual([false, false, true, false])
  expect(plansShown([home('a'), withoutPlan('a')], 3)).toEqual([true, false])
  expect(plansShown([withoutPlan('a'), withoutPlan('a')], 3)).toEqual([false, false])
})

test('no house stands below itself, in rows of one, two or three [N-021]', () => {
  const hits = ['a', 'a', 'a', 'b', 'a', 'a', 'c', 'a', 'a', 'a', 'b', 'b'].map(home)
  for (const columns of [1, 2, 3]) {
    const plans = plansShown(hits, columns)
    const houses = hits.map(({ stageId }, at) => (plans[at] ? `plan ${at}` : stageId))
    for (const [at, house] of houses.entries()) {
      expect(house).not.toBe(houses[at - 1])
      expect(house).not.toBe(houses[at - columns])
    }
  }
})
