import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startedMock } from '#tests/bench/running.ts'
import { root, services } from '#scripts/generate/paths.ts'
import { runProgram } from '../clients/run-program.ts'
import type { Judge } from '../judge.ts'

const folder = 'contracts/journeys'

/** Goes through the journeys of the contracts at a mock of its own, and holds each answer to its contract. */
export const respect: Judge = {
  name: 'respect',
  needs: 'nothing',
  isHere: () => true,
  async judge() {
    const mock = await startedMock()
    try {
      const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.yaml'))
      const servers = services().map((service) => `${service}=http://127.0.0.1:${mock.port}`)
      const { code, output } = await runProgram(
        process.execPath,
        ['node_modules/@redocly/cli/bin/cli.js', 'respect']
          .concat(names.map((name) => `${folder}/${name}`))
          .concat('--server', servers.join(',')),
        { cwd: root, env: { REDOCLY_TELEMETRY: 'off' } },
      )
      return { lines: code === 0 ? tableOf(output) : [output], isWrong: code !== 0 }
    } finally {
      await mock.stop()
    }
  },
}

/** What the tool says at its end: a line for each file. */
const tableOf = (output: string): string[] => output.split('\n').filter((line) => line.startsWith('│'))
