import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../session/session.ts'
import { setFavouriteKey } from './favourites.ts'

/** What one tab tells the others: whose favourites have changed, and what the service says they are now. */
type Told = { userId: string; favourites: string[] }

/**
 * Tells the other tabs of a person what a change of favourites has come to, and shows here what one of them tells, so
 * that none has to ask. Returns the way to stop.
 */
export function shareFavourites(client: QueryClient): () => void {
  const { queryKey } = userQuery()
  const channel = new BroadcastChannel('favourites')
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (client.getQueryData(queryKey)?.id !== data.userId) return
    // the answer to a change of this tab knows of the other one
    if (client.isMutating({ mutationKey: setFavouriteKey }) > 0) return
    // a user that is being read may come without the change
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (user) => user && { ...user, favorites: data.favourites })
  })
  const stop = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    if (mutation.options.mutationKey !== setFavouriteKey) return
    const userId = client.getQueryData(queryKey)?.id
    if (userId) channel.postMessage({ userId, favourites: mutation.state.data as string[] } satisfies Told)
  })
  return () => {
    stop()
    channel.close()
  }
}
