import { createContext, Script } from 'node:vm'
import type { Verdict } from './linear.ts'

const deadlineMs = 100
/** So often time may run out in one run: whoever writes more such patterns wants to waste it. */
const maxLate = 6
/** A machine with much else to do may let all of the time pass without any work. */
const maxTries = 4

const script = new Script('pattern.test(text)')
const asked: { pattern?: RegExp; text?: string } = {}
let context: object | undefined
let late = 0

/** Lets time run out as often again as one run may. */
export function forgetLate(): void {
  late = 0
}

/** The verdict of the usual engine, which is ended when it takes too long; then the pattern is not tried again. */
export function verdictWithinDeadline(pattern: RegExp): Verdict {
  let isLate = false
  return (text) => {
    if (isLate || late >= maxLate) return undefined
    context ??= createContext(asked)
    Object.assign(asked, { pattern, text })
    for (let time = 0; time < maxTries; time += 1) {
      const before = process.cpuUsage()
      try {
        return Boolean(script.runInContext(context, { timeout: deadlineMs }))
      } catch {
        // only the timeout throws; the times of the processor are in microseconds, and half of the deadline is enough of it
        const { user, system } = process.cpuUsage(before)
        if (user + system > (deadlineMs * 1000) / 2) break
      }
    }
    isLate = true
    late += 1
    return undefined
  }
}
