import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#scripts/generate/paths.ts'

const timeoutMs = 120_000
const folder = temporaryFolder('mock-contract')
const page = readFileSync(join(root, 'docs/for-frontend-developers.md'), 'utf8')
const chapter = page.split('## What nobody has written')[1]?.split('\n## ')[0] ?? ''

/** What the page tells one to type, block by block. */
const [command = '', firstVisit = '', afterRestart = ''] = [...chapter.matchAll(/^```\n(.*?)^```$/gms)].map(
  ([, block = '']) => block,
)

const running: ChildProcess[] = []

afterAll(() => {
  for (const one of running) one.kill()
})

/** Starts what the page says, on a port and with a store of its own; what it printed, and where it listens. */
async function start() {
  const [, words = ''] = /^npm run mock -- (.*)$/m.exec(command) ?? []
  const own = ['--port', '0', '--store', `sqlite:${join(folder, 'worlds.sqlite')}`]
  const child = spawn(process.execPath, ['scripts/setup/run.mjs', 'mock', ...words.split(' '), ...own], {
    cwd: root,
  })
  running.push(child)
  const printed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line)
    const [, port] = /listening on http:\/\/localhost:(\d+)/.exec(line) ?? []
    if (port) return { child, port, printed }
  }
  throw new Error(`it ended: ${printed.join('\n')}`)
}

/** Types the commands of a block and gives what they answer, in the form of the page. */
async function typed(block: string, port: string): Promise<string> {
  const commands = block.split('\n').filter((line) => line.startsWith('$ '))
  const answers: string[] = []
  for (const line of commands) {
    const here = line.slice(2).replace('localhost:4010', `localhost:${port}`)
    const { stdout } = await promisify(execFile)('bash', ['-c', here])
    answers.push(line, stdout)
  }
  return `${answers.join('\n')}\n`
}

test(
  'a to-do list of a contract alone does what the page for front-end developers shows, also after a restart',
  async () => {
    const first = await start()
    expect(first.printed.join('\n')).toContain(
      '5 operations that nobody has written are answered from the contract',
    )
    expect(firstVisit.split('$ ').length).toBeGreaterThan(5)
    expect(await typed(firstVisit, first.port)).toBe(firstVisit)
    first.child.kill()
    await once(first.child, 'exit')
    const second = await start()
    expect(await typed(afterRestart, second.port)).toBe(afterRestart)
  },
  timeoutMs,
)
