import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedMock } from '#tests/bench/running.ts'
import { services } from '#scripts/generate/paths.ts'
import { mustRun, runProgram } from '../clients/run-program.ts'
import type { Judge } from '../judge.ts'
import { askedServices } from './asked-services.ts'
import { linesOf, type RunVerdict } from './run-verdict.ts'
import { callers, runOn } from './schemathesis-run.ts'

const tool = 'schemathesis==4.32.0'

/** Calls our mock with what it makes of the contracts, valid and not, and holds each answer to them. */
export const schemathesis: Judge = {
  name: 'schemathesis',
  needs: 'Python 3',
  isHere: async () => (await runProgram('python3', ['--version'])).code === 0,
  async judge(options) {
    const folder = await mkdtemp(join(tmpdir(), 'judge-schemathesis-'))
    const mock = await startedMock()
    try {
      await mustRun('python3', ['-m', 'venv', join(folder, 'venv')])
      await mustRun(join(folder, 'venv/bin/pip'), ['install', '-q', tool])
      const verdicts: RunVerdict[] = []
      for (const service of asked(options)) {
        for (const caller of callers) {
          const verdict = await runOn({ service, caller, folder, port: mock.port, ...limits(options) })
          console.log(`${service}, ${caller}: ${verdict.calls} calls, ${verdict.real.size} departures`)
          verdicts.push(verdict)
        }
      }
      const isWrong = verdicts.some(({ real, ended, calls }) => real.size > 0 || !ended || calls === 0)
      return { lines: linesOf(verdicts), isWrong }
    } finally {
      await mock.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  },
}

const valueOf = (options: readonly string[], name: string) => {
  const at = options.indexOf(name)
  return at < 0 ? undefined : options[at + 1]
}

/** The control API last: it deletes worlds that it finds listed. */
function asked(options: readonly string[]): string[] {
  const order = (service: string) => (service === 'mock_control' ? 1 : 0)
  return askedServices(options, services()).toSorted((a, b) => order(a) - order(b))
}

const limits = (options: readonly string[]) => ({
  seconds: Number(valueOf(options, '--seconds') ?? 60),
  cases: Number(valueOf(options, '--cases') ?? 100),
  seed: Number(valueOf(options, '--seed') ?? 1),
})
