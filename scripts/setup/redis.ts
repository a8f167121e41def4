import { existsSync } from 'node:fs'
import { installPackage, isDebianRoot } from './debian-package.ts'

/** What starts a server: a program, and the name that it is to be called by. */
export type RedisProgram = { file: string; name: string }

/**
 * Where the systems keep it. Debian's `redis-tools` has the program under another name and no service, which
 * `redis-server` would start.
 */
const places: RedisProgram[] = [
  ...['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].flatMap((folder) =>
    ['valkey-server', 'redis-server'].map((name) => ({ file: `${folder}/${name}`, name })),
  ),
  { file: '/usr/bin/redis-check-rdb', name: 'redis-server' },
]

/** A Valkey or Redis of this machine: `REDIS_SERVER_PATH`, otherwise the system's. */
export function findRedis(): RedisProgram | undefined {
  const named = process.env['REDIS_SERVER_PATH']
  if (named) return { file: named, name: 'redis-server' }
  return places.find(({ file }) => existsSync(file))
}

/**
 * As `findRedis`, and installs Debian's where that is allowed.
 *
 * @throws with what to do when there is none
 */
export async function ensureRedis(): Promise<RedisProgram> {
  if (!findRedis() && isDebianRoot()) await installPackage('redis-tools', 'Redis')
  const found = findRedis()
  if (found) return found
  throw new Error(
    'No Valkey and no Redis found for the tests of a shared store. Install valkey-server or redis-server, or set REDIS_SERVER_PATH.',
  )
}
