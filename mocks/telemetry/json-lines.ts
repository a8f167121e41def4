import type { LogEntry, Verdict } from '../engine/worlds/log.ts'

/** Where lines go: the standard output of the process. */
type Write = (line: string) => unknown

const toOutput: Write = (line) => process.stdout.write(`${line}\n`)

/** How bad a verdict is; all others are for information. */
const levels: Partial<Record<Verdict, string>> = { responseViolation: 'error', requestViolation: 'warn' }

/**
 * A call as a line of JSON, with the world it was played in. As in the log of a world, there is no query, body or header:
 * nothing personal can get in.
 */
export function jsonLineOf(call: LogEntry, world: string, now = Date.now()): string {
  const { service, operationId, method, path, status, verdict, milliseconds, violations, source } = call
  const what = { world, service, operation: operationId, method, path, status, verdict, milliseconds }
  return JSON.stringify({
    time: new Date(now).toISOString(),
    level: levels[verdict] ?? 'info',
    message: 'call',
    ...what,
    ...(source === undefined ? {} : { source }),
    ...(violations.length > 0 ? { violations } : {}),
  })
}

/** Whatever this process says on the console is a line of JSON from now on. */
export function logAsJson(write: Write = toOutput, now = Date.now): void {
  for (const [name, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const)
    console[name] = (...said: unknown[]) =>
      void write(JSON.stringify({ time: new Date(now()).toISOString(), level, message: textOf(said) }))
}

const textOf = (said: unknown[]) =>
  said.map((one) => (one instanceof Error ? (one.stack ?? one.message) : String(one))).join(' ')
