import { useSyncExternalStore } from 'react'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { control } from '../control.ts'
import { joinedWorld } from '../start-link/world-cookie.ts'

/** As whom and in which world this page calls. */
type Playing = { world: string; personId: string }

export const visitor = 'visitor'

const personKey = 'front-page-person'
const asked = new URLSearchParams(location.search)

let playing: Playing = {
  world: asked.get('world') ?? joinedWorld() ?? 'default',
  personId: asked.get('person') ?? sessionStorage.getItem(personKey) ?? 'amira',
}
const heard = new Set<() => void>()

export const playingNow = (): Playing => playing

/** Goes on in another world, or as somebody else; the address says so, and can be handed on. */
export function play(change: Partial<Playing>): void {
  playing = { ...playing, ...change }
  keepIn(sessionStorage, personKey, playing.personId)
  const address = new URL(location.href)
  address.searchParams.set('world', playing.world)
  history.replaceState(history.state, '', address)
  for (const tell of heard) tell()
}

export const usePlaying = (): Playing =>
  useSyncExternalStore((tell) => {
    heard.add(tell)
    return () => heard.delete(tell)
  }, playingNow)

/** From then on, what steers the mock steers the world that is chosen here. */
export function steerPlayedWorld(): void {
  control.use({
    onRequest: ({ request }) => {
      request.headers.set('x-world', playing.world)
    },
  })
}
