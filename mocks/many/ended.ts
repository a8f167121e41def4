import { once } from 'node:events'
import type { Server } from 'node:net'
import { inTime } from './in-time.ts'

/** Longest that answers which are under way hold up the end of a server, in milliseconds. */
const longestMs = 5000

/** Takes no more connections; resolves when the last answer has gone out. */
export async function ended(server: Server & { closeIdleConnections?: () => void }): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections?.()
  await inTime(closed, longestMs).catch(() => undefined)
}
