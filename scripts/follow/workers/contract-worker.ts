import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { promised } from '../../contracts/overlay/promised.ts'
import { bundleContract } from '../../generate/bundle.ts'
import type { OpenApiDocument } from '../../generate/document.ts'
import { compiledHeader, fingerprint } from '../../generate/fingerprint.ts'
import { generatedDir, services } from '../../generate/paths.ts'
import { publishedOf, wireOf } from '../../generate/write-wire.ts'
import { badSchemas } from '../check/bad-schema.ts'
import { brokenPlaces, brokenRules } from '../check/check-contract.ts'
import { followedDir } from '../followed-files.ts'
import type { Trouble } from '../trouble.ts'

/**
 * Takes one saved contract after the other as far as the mock needs it, in a thread of its own that has everything loaded:
 * checks it, bundles it, compiles its validators. Then it says which rules it breaks.
 */
export type ContractTask = { service: string } | 'warm'

export type ContractNews = { service: string } &
  /** It does not hold: nothing was written. */
  (
    | { state: 'broken'; troubles: Trouble[] }
    /** `openapi.json` and `wire.js` lie in `followedDir`; `before` is what the first one held. */
    | { state: 'compiled'; before: string }
    /** `published.js` lies there too. */
    | { state: 'judged' }
    /** Which rules of the project it breaks, and whether it says what it said before; nothing more comes. */
    | { state: 'checked'; troubles: Trouble[]; isSame: boolean }
  )

const port = parentPort
if (!port) throw new Error('This module runs in a worker.')

// what is left there of an earlier start is older than what is generated
for (const service of services()) rmSync(followedDir(service), { recursive: true, force: true })

let queue: Promise<void> = Promise.resolve()
port.on('message', (task: ContractTask) => {
  queue = queue.then(() => (task === 'warm' ? warm() : take(task.service)))
})

/** Goes through a contract once, and keeps nothing of it. */
async function warm(): Promise<void> {
  const [service] = services()
  if (service === undefined) return
  try {
    await brokenPlaces(service)
    await wireOf(promised(service, await bundleContract(service)))
  } catch {
    // what is wrong with it is said when it is saved
  }
}

/** What each contract promised when it was taken last, its overlays included: they can change alone. */
const promises = new Map<string, string>()

/** Each contract as it was bundled last: the generators write it to its place later. */
const bundles = new Map<string, string>()

async function take(service: string): Promise<void> {
  const tell = (news: ContractNews) => port?.postMessage(news)
  try {
    const broken = await brokenPlaces(service)
    if (broken.length > 0) return tell({ service, state: 'broken', troubles: broken })
    const document = await bundleContract(service)
    const text = `${JSON.stringify(document, null, 2)}\n`
    const before = bundles.get(service) ?? readOr(join(generatedDir, service, 'openapi.json'))
    const whole = promised(service, document)
    const said = JSON.stringify(whole)
    if (before !== text || (promises.get(service) ?? said) !== said) {
      const wire = await compiled(service, whole)
      if (typeof wire !== 'string') return tell({ service, state: 'broken', troubles: wire })
      const folder = followedDir(service)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'openapi.json'), text)
      const header = compiledHeader(fingerprint(service))
      writeFileSync(join(folder, 'wire.js'), header + wire)
      tell({ service, state: 'compiled', before })
      // nobody waits for what answers of real services are judged by
      writeFileSync(join(folder, 'published.js'), header + (await publishedOf(document)))
      tell({ service, state: 'judged' })
    }
    promises.set(service, said)
    bundles.set(service, text)
    tell({ service, state: 'checked', troubles: await brokenRules(service), isSame: before === text })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const trouble = { file: `contracts/${service}.yaml`, line: 1, column: 1, message, stops: true }
    tell({ service, state: 'broken', troubles: [trouble] })
  }
}

async function compiled(service: string, document: OpenApiDocument): Promise<string | Trouble[]> {
  try {
    return await wireOf(document)
  } catch (error) {
    return badSchemas(service, document, error instanceof Error ? error.message : String(error))
  }
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
