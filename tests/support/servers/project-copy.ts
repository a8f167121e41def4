import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/generate/paths.ts'
import { linkFolder } from '#scripts/planted/work-copy/link-folder.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'

/** What is made from the project, or belongs to whoever works on it. */
const leftOut =
  /^(node_modules|\.git|\.cache|\.vitest|dist.*|reports|test-results|playwright-report|screens)$/

/** The project once more, in a temporary folder, with `npm start` running in it. */
export type ProjectCopy = {
  folder: string
  /** Of the portal. */
  address: string
  /** Of the mock server. */
  api: string
  /** All that the terminal shows. */
  said: () => string
  /** Makes a file, or changes one; throws when that changes nothing. */
  save: (file: string, change: string | ((text: string) => string)) => void
  stop: () => Promise<void>
}

/** Copies the project and starts it; resolves when it can be used. */
export async function startProjectCopy(): Promise<ProjectCopy> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))
  for (const name of readdirSync(root).filter((entry) => !leftOut.test(entry)))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'), ['.vite', '.vitest', '.tmp', '.cache'])
  const [port, apiPort] = [await freePort(45_373), await freePort(44_210)]
  // its pictures are not there yet, and nobody looks at one
  const options = ['start', '--no-draw-ahead', '--port', String(port), '--api-port', String(apiPort)]
  // what is compiled of a copy nobody takes again
  const env = { ...process.env, VITEST: undefined, NODE_COMPILE_CACHE: undefined }
  const child = spawn(process.execPath, [join(folder, 'scripts/cli.ts'), ...options], { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const stop = async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    await readyOf(child, () => said)
  } catch (error) {
    await stop()
    throw error
  }
  const save: ProjectCopy['save'] = (file, change) => {
    const path = join(folder, file)
    const before = typeof change === 'string' ? '' : readFileSync(path, 'utf8')
    const text = typeof change === 'string' ? change : change(before)
    if (text === before) throw new Error(`Nothing to change in ${file}.`)
    writeFileSync(path, text)
  }
  return {
    folder,
    address: `http://localhost:${port}`,
    api: `http://localhost:${apiPort}`,
    said: () => said,
    save,
    stop,
  }
}

async function readyOf(child: ChildProcess, said: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => said().includes('Ctrl-C stops both') && resolve())
    child.once('exit', () => reject(new Error(`It ended:\n${said()}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
