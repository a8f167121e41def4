import type { Place } from '../../document/place.ts'
import type { Content } from '../operations.ts'

/** `application/json` of `Application/JSON; charset=utf-8`. */
export const essenceOf = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

/** The `charset` of a media type, in lower case. */
export const charsetOf = (type: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^";]+)"?/i.exec(type)?.[1]?.trim().toLowerCase()

export const isJson = (essence: string): boolean => /^application\/json$|\+json$|^text\/json$/.test(essence)

/** What the contract says about this media type: named itself, else by a range such as `image/*`. */
export function describedBy(content: Content, type: string): Described | undefined {
  const found = known.get(content)?.get(type) ?? search(content, type)
  // boundaries of forms are different in every call, and not worth remembering
  if (found && !type.includes('=')) {
    const types = known.get(content) ?? new Map<string, Described>()
    known.set(content, types.set(type, found))
  }
  return found
}

type Described = { mediaType: string; place: Place }

// most answers of an operation are of one type
const known = new WeakMap<Content, Map<string, Described>>()

function search(content: Content, type: string): Described | undefined {
  const essence = essenceOf(type)
  const [group] = essence.split('/')
  const wanted = [type.toLowerCase().replaceAll(/\s/g, ''), essence, `${group}/*`, '*/*']
  for (const name of wanted) {
    const found =
      content.find(([mediaType]) => mediaType === name) ??
      (name === essence ? content.find(([mediaType]) => essenceOf(mediaType) === essence) : undefined)
    if (found) return { mediaType: found[0], place: found[1] }
  }
  return undefined
}
