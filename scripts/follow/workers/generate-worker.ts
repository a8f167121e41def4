import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { portalCalls } from '../../../orval.config.ts'
import { compiledFiles, stampFile, stampOf, stampText } from '../../generate/fingerprint.ts'
import { committedFiles, leftOver } from '../../generate/generate.ts'
import { callFile } from '../../generate/orval/call-file.ts'
import { generatedDir, services } from '../../generate/paths.ts'
import { followedDir } from '../followed-files.ts'

/**
 * Writes what editors, the compiler and the browser read of a service, in a thread of its own: only files whose bytes
 * differ, so that the browser replaces what has changed and keeps the rest.
 */
export type GenerateNews =
  | { service: string; state: 'generated'; files: string[]; milliseconds: number }
  | { service: string; state: 'failed'; why: string }

/** A service, or the services of which orval.config.ts says something else than what is there. */
export type GenerateTask = { service: string } | { state: 'configured' }

const port = parentPort
if (!port) throw new Error('This module runs in a worker.')

const wanted = new Set<string>()
let isRunning = false

port.on('message', (task: GenerateTask) => {
  for (const service of 'service' in task ? [task.service] : services().filter(isOutOfDate))
    wanted.add(service)
  void run()
})

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (const service of wanted) {
    wanted.delete(service)
    port?.postMessage(await generated(service))
  }
  isRunning = false
}

async function generated(service: string): Promise<GenerateNews> {
  const start = performance.now()
  try {
    const files = await committedFiles(service)
    for (const name of await leftOver(service, files)) rmSync(join(generatedDir, service, name))
    const written = Object.entries({ ...files, ...compiledOf(service) }).filter(([name, text]) =>
      differs(join(generatedDir, service, name), text),
    )
    for (const [name, text] of written) put(join(generatedDir, service, name), text)
    put(stampFile, stampText(stampOf(services())))
    const names = written.map(([name]) => `generated/${service}/${name}`)
    return { service, state: 'generated', files: names, milliseconds: Math.round(performance.now() - start) }
  } catch (error) {
    return { service, state: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

const differs = (file: string, text: string): boolean =>
  !existsSync(file) || readFileSync(file, 'utf8') !== text

/** What the mock goes by already, though it is not at its place. */
const compiledOf = (service: string): Record<string, string> =>
  Object.fromEntries(
    compiledFiles
      .filter((name) => existsSync(join(followedDir(service), name)))
      .map((name) => [name, readFileSync(join(followedDir(service), name), 'utf8')]),
  )

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Whether other operations are named for the portal than it has calls of. */
function isOutOfDate(service: string): boolean {
  const folder = join(generatedDir, service, 'calls')
  const there = existsSync(folder) ? readdirSync(folder) : []
  const named = Object.values(portalCalls[service] ?? {}).flatMap((ids) => ids.map(callFile))
  return named.toSorted().join() !== there.toSorted().join()
}
