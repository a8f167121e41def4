import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What one run of a program came to. */
export type MeasuredRun = { code: number; output: string; seconds: number; megabytes: number }

const run = promisify(execFile)

/** GNU time, which tells what a process has used at its highest, whatever it is written in. */
export const timer = '/usr/bin/time'

/** Runs a program and measures it. */
export async function measuredRun(file: string, args: readonly string[], cwd: string): Promise<MeasuredRun> {
  const start = performance.now()
  const options = {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: 'true' },
  }
  const ended = await run(timer, ['-f', 'used %M', file, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout = '', stderr = '' }: { code?: unknown; stdout?: string; stderr?: string }) => ({
      code: typeof code === 'number' ? code : -1,
      stdout,
      stderr,
    }),
  )
  const kilobytes = /used (\d+)\s*$/.exec(ended.stderr)?.[1] ?? '0'
  return {
    code: ended.code,
    output: ended.stdout + ended.stderr,
    seconds: (performance.now() - start) / 1000,
    megabytes: Number(kilobytes) / 1024,
  }
}
