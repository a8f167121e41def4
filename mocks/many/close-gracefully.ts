import { once } from 'node:events'
import type { Server } from 'node:net'
import { withTimeout } from './with-timeout.ts'

/** Longest that answers which are under way hold up the end of a server, in milliseconds. */
const longestMs = 5000

/** Takes no more connections; resolves when the last answer has gone out. */
export async function closeGracefully(server: Server & { closeIdleConnections?: () => void }): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections?.()
  await withTimeout(closed, longestMs).catch(() => {
    // what is still under way is cut off by whoever ends the process
  })
}
