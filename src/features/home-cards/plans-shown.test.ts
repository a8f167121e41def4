import { expect, test } from 'vitest'
import { plansShown } from './plans-shown.ts'

const floorPlan = { url: '/plan.webp', alttext: 'Planlösning', orgWidth: 4, orgHeight: 3 }
const home = (stageId: string) => ({ type: 'object' as const, stageId, floorPlan })

test('of neighbours in one project every second shows its plan, where there is one [N-021]', () => {
  expect(plansShown([home('a'), home('a'), home('a'), home('a')])).toEqual([false, true, false, true])
  expect(plansShown([home('a'), home('b'), home('b'), home('a')])).toEqual([false, false, true, false])
  expect(plansShown([home('a'), { type: 'object', stageId: 'a' }])).toEqual([false, false])
  const project = { type: 'stage' as const, stageId: 'a' }
  expect(plansShown([project, project])).toEqual([false, false])
})
