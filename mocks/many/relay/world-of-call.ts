import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { worldIdOf } from '../../engine/worlds/worlds.ts'

/** Operations about all worlds, by their path in the control API. */
const aboutWorlds = /^\/__mock\/worlds(?:\/([^/?]+))?(?=[/?]|$)/

/** What an address answers that is in no world. */
const inNoWorld = /^\/(?:health|ready|metrics|favicon\.ico|openapi\.json|openapi\/.*|)(?:\?|$)/

/** The world in which a call plays, and the other one that it is about. */
export type WorldOfCall = { id: string; isAboutWorlds: boolean; other: string | undefined }

/** The world that headers name; undefined where that is none. */
export function worldIn(headers: IncomingMessage['headers']): string | undefined {
  const { cookie } = headers
  const cookies = cookie === undefined ? {} : (parseCookie(cookie) as Record<string, string>)
  const header = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
  return worldIdOf({ header }, cookies)
}

/**
 * Undefined where a call is in no world: any server answers it.
 *
 * @param id the world that its headers name
 */
export function worldOfCall(url = '/', id: string | undefined): WorldOfCall | undefined {
  if (id === undefined || inNoWorld.test(url)) return undefined
  const found = url.startsWith('/__mock/worlds') ? aboutWorlds.exec(url) : null
  return { id, isAboutWorlds: found !== null, other: found?.[1] }
}
