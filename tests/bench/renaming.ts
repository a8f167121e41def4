import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProjectCopy } from '#tests/support/project-copy.ts'

const contract = 'contracts/notification.yaml'
const names = ['Notification', 'Notice'] as const

/**
 * From the save of a contract in which a schema has another name until the compiler, which goes on running as in an editor,
 * has listed the places that use the old one. Every other round takes the name back, and is not counted.
 */
export async function renamingTimes(copy: ProjectCopy, rounds: number): Promise<number[]> {
  const tool = join(copy.folder, 'node_modules/typescript7/bin/tsc')
  const options = ['--noEmit', '--watch', '--pretty', 'false', '-p', 'tsconfig.json']
  const compiler = spawn(process.execPath, [tool, ...options], { cwd: copy.folder })
  let said = ''
  compiler.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  /** Waits for a verdict of the compiler on what has been saved since. */
  const verdict = async (wanted: (errors: number) => boolean) => {
    const errors = () => [...said.matchAll(/Found (\d+) errors?/g)].map(([, count]) => Number(count))
    while (!errors().some(wanted)) await pause(5)
    return said
  }
  try {
    await verdict((errors) => errors === 0)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      said = ''
      rename(copy, names[0], names[1])
      const start = performance.now()
      const list = await verdict((errors) => errors > 0)
      times.push(performance.now() - start)
      if (!list.includes('src/features/notifications/'))
        throw new Error(`No place of the portal in:\n${list}`)
      await pause(3000)
      said = ''
      rename(copy, names[1], names[0])
      await verdict((errors) => errors === 0)
      await pause(3000)
    }
    return times
  } finally {
    const gone = once(compiler, 'exit')
    compiler.kill()
    await gone
  }
}

function rename({ save }: ProjectCopy, from: string, to: string): void {
  save(contract, (text) =>
    text
      .replaceAll(`#/components/schemas/${from}'`, `#/components/schemas/${to}'`)
      .replace(`\n    ${from}:\n`, `\n    ${to}:\n`),
  )
}
