import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const allowed = /^Cpus_allowed_list:(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
const cores: readonly string[] = allowed.match(/\d+/g) ?? ['0']

/**
 * Keeps a server, with all its threads, on a core that nobody asks from (Linux). Left to the system, a quick server shares
 * one with who asks it, where both cost less, and a slower one does not (docs/performance/mock.md).
 */
export const keepOnAnsweringCore = (pid: number): void => keepOn(cores[0] ?? '0', pid)

/** Keeps who asks on another core, where there is one. */
export const keepOnAskingCore = (pid: number): void => keepOn(cores.at(-1) ?? '0', pid)

function keepOn(core: string, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
