import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { triesOf } from '#tests/support/tries.ts'
import { caseClient } from '../case-client.test-support.ts'
import { type Stage, carryOut, command } from './errand-commands.test-support.ts'
import { breakWrites, startModel } from './errand-model.test-support.ts'

const runs = triesOf(100, 300)
const longest = 30
const kindsOfCommands = 7
/** It takes some seconds; a loaded machine may need more. */
const timeoutMs = 60_000

test(
  'whatever people, clock and faults do: closed stays closed, counts agree with lists, limits hold, history grows, and nobody sees another’s errand',
  async () => {
    const backend = createBackend({ onViolation: 'fail' })
    let count = 0
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: longest, size: 'max' }), async (commands) => {
        const worldId = `model-${++count}`
        const cases = caseClient({ worldId, backend })
        const { model, clients } = await startModel(cases)
        const { faults } = cases.world()
        const stage: Stage = {
          model,
          clients,
          advance: cases.advance,
          broken: false,
          breakNext: (how) => breakWrites(cases.world(), how),
        }
        for (const one of commands) {
          await carryOut(stage, one)
          done.add(one.do)
          if (!stage.broken) faults.clear()
        }
        await backend.worlds.delete(worldId)
      }),
      { numRuns: runs },
    )
    expect(count).toBe(runs)
    expect(done.size).toBe(kindsOfCommands)
  },
  timeoutMs,
)
