import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProjectCopy } from '#tests/support/servers/project-copy.ts'

const contract = 'contracts/notification.yaml'
const [before, after] = ['Notification', 'Notice'] as const

/**
 * From the save of a contract in which a schema has another name until the compiler, which goes on running as in an editor,
 * has listed the places that use the old one. Then the name is taken back, which is not counted.
 */
export async function renamingTimes(copy: ProjectCopy, rounds: number): Promise<number[]> {
  const tool = join(copy.folder, 'node_modules/typescript7/bin/tsc')
  // as .vscode/tasks.json has it
  const watching = ['--noEmit', '--watch', '--checkers', '2', '--pretty', 'false', '-p', 'tsconfig.json']
  const options = [...watching, '--incremental', '--tsBuildInfoFile', '.cache/watch.tsbuildinfo']
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '5GiB' }
  const compiler = spawn(process.execPath, [tool, ...options], { cwd: copy.folder, env })
  let said = ''
  compiler.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  /** Waits until the last list that is complete is as wanted. */
  const listed = async (isWanted: (list: string) => boolean) => {
    const last = () => said.split(/Found \d+ errors?/).at(-2)
    for (let list = last(); list === undefined || !isWanted(list); list = last()) await pause(5)
  }
  const names = (list: string) => list.includes('src/features/notifications/')
  try {
    // an operation that nobody has written is in the list all along
    await listed(() => true)
    // after a list it looks once more whether there is anything else
    const rest = 8000
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      said = ''
      rename(copy, before, after)
      const start = performance.now()
      await listed(names)
      times.push(performance.now() - start)
      await pause(rest)
      said = ''
      rename(copy, after, before)
      await listed((list) => !names(list))
      await pause(rest)
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
