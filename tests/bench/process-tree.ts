import { readFileSync, readdirSync } from 'node:fs'

/** How many ticks of /proc there are in a second, on every Linux that matters. */
const ticks = 100

/** CPU seconds that a process and all it has started have used (Linux). */
export const cpuSeconds = (pid: number): number =>
  treeOf(pid).reduce((sum, one) => {
    const fields = statOf(one)
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
  }, 0)

/** Megabytes that a process and all it has started hold in memory. */
export function megabytes(pid: number): number {
  return treeOf(pid).reduce((sum, one) => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${one}/status`)) ?? []
    return sum + Number(kilobytes) / 1024
  }, 0)
}

function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statOf(Number(name))[1] ?? 0) }))
  const below = (of: number): number[] => [
    of,
    ...parents.filter(({ parent }) => parent === of).flatMap((one) => below(one.pid)),
  ]
  return below(pid)
}

/** What /proc says of a process after its name, which may hold blanks: state, parent … user and system time. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // it has ended meanwhile
    return ''
  }
}

/** Milliseconds that the main thread of a process has run, to the microsecond: its own work, without waiting for a core. */
export const runMilliseconds = (pid: number): number =>
  Number(read(`/proc/${pid}/schedstat`).split(' ')[0] ?? 0) / 1e6
