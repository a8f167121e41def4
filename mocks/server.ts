import cluster from 'node:cluster'
import type { createBackend } from './backend.ts'
import { announce, otherAddresses } from './server/announce.ts'
import type { Certificate } from './engine/node/node-secure.ts'
import { certificateOf } from './server/access/server-certificate.ts'
import { keyFor } from './server/access/server-key.ts'
import { readOptions } from './server/server-options.ts'
import { openLocalDesk } from './server/server-store.ts'
import { messageOf, stop } from './server/stop.ts'
import { keepTickShape } from './server/tick-shape.ts'
import { logAsJson } from './telemetry/json-lines.ts'

export type { Followed, Saved } from './live/messages.ts'

// the mock backend as a server; `npm run mock -- --help` tells what the options mean
keepTickShape()
// the key is from the environment, since anybody on this machine can read the words of a command
const givenKey = process.env['MOCK_KEY']
const read = readOptions(process.argv.slice(2), givenKey)
const given = 'wrong' in read ? stop(read.wrong) : read.options
const key = keyFor(given, givenKey)
if (given.log === 'json') logAsJson()
const leads = given.workers > 1 && cluster.isPrimary
// whoever leads workers has no need of the backend
const serving = leads ? undefined : serveCalls()
if (leads) void leadWorkers()

/**
 * Lets another version of the backend take the place of the present one, over the same worlds. No call is refused: what
 * arrives meanwhile waits.
 *
 * @throws when the server was not started with `--follow`, or the other one can't be made; then the present one goes on
 */
export async function takeOver(create: typeof createBackend): Promise<void> {
  if (!serving) throw new Error('Workers keep their version.')
  await (await serving).takeOver(create)
}

async function serveCalls() {
  const { servingProcess } = await import('./server/server-process.ts')
  return servingProcess(given, key, certificate)
}

/** Whoever leads workers makes one for all of them. */
async function certificate(): Promise<Certificate | undefined> {
  const made = process.env['MOCK_CERTIFICATE']
  if (cluster.isWorker && made) return JSON.parse(made) as Certificate
  return certificateOf(given.tls, [given.host, ...otherAddresses(given.host)]).catch((error: unknown) =>
    stop(`TLS can't be spoken: ${messageOf(error)}`),
  )
}

async function leadWorkers(): Promise<void> {
  const { lead } = await import('./many/workers/lead.ts')
  const desk = given.store.kind === 'redis' ? undefined : openLocalDesk(given)
  if (desk && 'unusable' in desk) stop(desk.unusable)
  const secured = await certificate()
  const shared = {
    ...(key ? { MOCK_KEY: key } : {}),
    ...(secured ? { MOCK_CERTIFICATE: JSON.stringify(secured) } : {}),
  }
  let forgetKey = () => {}
  const listening = (port: number) => {
    forgetKey = announce(given, { port, key, certificate: secured, workers: given.workers })
  }
  const code = await lead(given, shared, desk, listening)
  forgetKey()
  process.exit(code)
}
