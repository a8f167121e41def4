import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isLoopback } from '../../engine/origins/origin-policy.ts'
import { isKey, newKey } from './lock.ts'

/** Where a server of this machine can be reached from: its address to listen on, and the origins it answers. */
type Reach = { host: string; origins: readonly string[] }

/** The key of a server: the one given, or a new one where others than this machine can reach it. */
export function keyFor({ host, origins }: Reach, given: string | undefined): string | undefined {
  if (given) return given
  const names = [urlHost(host), ...origins.map((origin) => new URL(origin).hostname)]
  return names.every(isLoopback) ? undefined : newKey()
}

const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** What is wrong with an option, in a sentence; undefined when nothing is. */
export function optionError(origins: readonly string[], key: string | undefined): string | undefined {
  const wrong = origins.find(
    (origin) => !/^https?:$/.test(URL.parse(origin)?.protocol ?? '') || URL.parse(origin)?.origin !== origin,
  )
  if (wrong !== undefined) return `${wrong} is no origin; write it like http://192.168.1.20:5173`
  if (key && !isKey(key)) return 'A key has 16 to 200 letters, digits, hyphens or underscores.'
  return undefined
}

/**
 * Writes the key where commands of the same person on this machine find it, and nobody else can read it. Returns what
 * takes it away again.
 */
export function writeKeyFile(file: string, key: string): () => void {
  const forget = () => rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  // a file that is there may be open to others
  forget()
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return forget
}
