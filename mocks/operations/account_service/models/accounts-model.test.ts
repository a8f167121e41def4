import fc from 'fast-check'
import { expect, test } from 'vitest'
import { triesOf } from '#tests/support/tries.ts'
import { credentialSteps } from './accounts-model-credentials.test-support.ts'
import { identitySteps } from './accounts-model-identity.test-support.ts'
import { personalSteps } from './accounts-model-personal.test-support.ts'
import { worldMaker } from './accounts-model.test-support.ts'

const sequences = triesOf(100, 300)
const timeoutMs = 60_000

test(
  'whatever people do with their accounts, one number and one address have one account, and a link works once [V-013, V-014]',
  async () => {
    const open = worldMaker()
    // twice the chance for what mails and opens links: a link has to be met again to work twice
    const steps = [...identitySteps, ...credentialSteps, ...credentialSteps, ...personalSteps]
    const property = fc.asyncProperty(
      fc.commands(steps, { maxCommands: 30, size: 'max' }),
      async (commands) => {
        const { model, real, close } = open()
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await close()
      },
    )
    const checked = fc.assert(property, { numRuns: sequences, seed: 20_261_120 })
    await expect(checked).resolves.toBeUndefined()
  },
  timeoutMs,
)
