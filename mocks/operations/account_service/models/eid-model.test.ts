import fc from 'fast-check'
import { expect, test } from 'vitest'
import { triesOf } from '#tests/support/tries.ts'
import { eidSteps, holds, worldMaker } from './eid-model.test-support.ts'

const sequences = triesOf(100, 300)
const timeoutMs = 60_000

test(
  'whatever becomes of an identification stays so: nobody is logged in as another, and a number belongs to one [V-014]',
  async () => {
    const open = worldMaker()
    const property = fc.asyncProperty(
      // two orders are under way in most sequences, and each is asked for again and again
      fc.commands([...eidSteps, ...eidSteps.slice(0, 3), ...eidSteps.slice(5, 6)], {
        maxCommands: 30,
        size: 'max',
      }),
      async (commands) => {
        const { model, real, close } = open()
        await fc.asyncModelRun(() => ({ model, real }), commands)
        holds(model, real)
        await close()
      },
    )
    const checked = fc.assert(property, { numRuns: sequences, seed: 20_261_120 })
    await expect(checked).resolves.toBeUndefined()
  },
  timeoutMs,
)
