import { createClient } from '@redis/client'
import { scripts } from './scripts.ts'

export type RedisClient = ReturnType<typeof redisClient>

/**
 * A client that begins to connect, and goes on trying. What is asked while there is no connection fails at once: whoever
 * asks is told, and nothing is kept for later.
 */
export function redisClient(url: string, answerMs: number) {
  const client = createClient({
    url,
    scripts,
    RESP: 2,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    commandOptions: { timeout: answerMs },
    socket: { connectTimeout: answerMs, reconnectStrategy: (tries) => Math.min(500, 20 * 2 ** tries) },
  })
  let said = ''
  client.on('error', ({ message }: Error) => {
    if (message !== said) console.error(`mock: the store of worlds does not answer: ${message}`)
    said = message
  })
  client.on('ready', () => (said = ''))
  return client
}
