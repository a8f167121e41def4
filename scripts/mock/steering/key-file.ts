import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { root } from '../../generate/paths.ts'

/**
 * The key of the mock server at this address, from the file that it left for its owner (mocks/server/access/server-key.ts); undefined for
 * an address of another machine, which must not learn it.
 */
export function readKeyFile(url: string): string | undefined {
  const address = URL.parse(url)
  if (!address || !isThisMachine(address.hostname)) return undefined
  try {
    return readFileSync(join(root, `.cache/mock-key-${address.port}`), 'utf8').trim()
  } catch {
    return undefined
  }
}

function isThisMachine(hostname: string): boolean {
  if (/^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)) return true
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  return own.some(({ address }) => address === hostname)
}
