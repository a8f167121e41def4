import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promised } from '#scripts/contracts/overlay/promised.ts'
import type { OpenApiDocument } from '#scripts/generate/document.ts'
import { documentOf } from '#tests/support/contract/contracts.ts'
import { runProgram } from '../clients/run-program.ts'
import { type Caller, type RunVerdict, verdictOf } from './run-verdict.ts'

/** Who calls: somebody who is logged in, and anybody. */
export const callers: readonly Caller[] = ['amira', 'nobody']

const settings =
  '--phases examples,coverage,fuzzing,stateful --mode all --checks all --continue-on-failure ' +
  '--generation-database none --report ndjson --output-sanitize false --output-truncate false'

/** One run of the tool: what it calls, and for how long at most. */
export type Order = {
  service: string
  caller: Caller
  folder: string
  port: number
  seconds: number
  cases: number
  /** Another seed makes other calls. */
  seed: number
}

/** Lets the tool call one service, in a world of its own, and reads what it noted. */
export async function runOn(order: Order): Promise<RunVerdict> {
  const { service, caller, folder, port, seconds, cases, seed } = order
  const url = `http://127.0.0.1:${port}`
  const world = `judge-${service.replaceAll('_', '-')}-${caller}`
  const steer = (method: string, path: string) =>
    fetch(`${url}/__mock/${path}`, { method, headers: { 'x-world': world } })
  const notes = join(folder, `${world}.ndjson`)
  // the mock is judged by all that it promises, and not only by what is published
  const contract = join(folder, `${service}.json`)
  await writeFile(contract, JSON.stringify(promised(service, documentOf(service) as OpenApiDocument)))
  const headers = ['-H', `X-World: ${world}`]
  if (caller !== 'nobody') {
    const { token } = (await (await steer('POST', `personas/${caller}/session`)).json()) as { token: string }
    headers.push('-H', `Authorization: Bearer ${token}`)
  }
  const { output } = await runProgram(
    join(folder, 'venv/bin/st'),
    ['--no-color', 'run', contract, ...headers].concat(
      `${settings} --url ${url} --max-time ${seconds} --max-examples ${cases} --seed ${seed}`.split(' '),
      ['--report-ndjson-path', notes],
    ),
    { cwd: folder, minutes: seconds / 60 + 6 },
  )
  const verdict = await verdictOf({ service, caller }, notes, output)
  const log = (await (await steer('GET', 'log?limit=1')).json()) as {
    counts: { responseViolation: number }
  }
  verdict.ownLog = log.counts.responseViolation
  await steer('DELETE', `worlds/${world}`)
  return verdict
}
