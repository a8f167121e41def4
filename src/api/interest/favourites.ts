import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addFavorite } from '#gen/account_service/calls/add-favorite.ts'
import { removeFavorite } from '#gen/account_service/calls/remove-favorite.ts'
import { userQuery } from '../session/session.ts'

type Change = { objectId: string; isWanted: boolean }

export const setFavouriteKey = ['setFavourite']

/**
 * Keeps a home or a project among the person's favourites or takes it away (CI-004, CI-005). It shows at once; when the service
 * refuses, the home goes back to what it was. Changes go one after the other, so that the last press counts.
 */
export function useSetFavourite() {
  const client = useQueryClient()
  const { queryKey } = userQuery()
  const show = (change: (favourites: string[]) => string[]) =>
    client.setQueryData(queryKey, (user) => user && { ...user, favorites: change(user.favorites) })
  return useMutation({
    mutationKey: setFavouriteKey,
    scope: { id: 'favourites' },
    mutationFn: ({ objectId, isWanted }: Change) =>
      isWanted ? addFavorite({ objectId }) : removeFavorite(objectId),
    onMutate: (change) => {
      // a user that is being read would come without the change
      void client.cancelQueries({ queryKey })
      show((favourites) => withChange(favourites, change))
    },
    onError: (_error, { objectId, isWanted }) =>
      show((favourites) => withChange(favourites, { objectId, isWanted: !isWanted })),
    onSuccess: (favourites) => {
      // another press waits: its change is on screen already, and this answer does not know of it
      if (client.isMutating({ mutationKey: setFavouriteKey }) === 1) show(() => favourites)
    },
  })
}

/** The favourites after a change, the newest first. */
export function withChange(favourites: readonly string[], { objectId, isWanted }: Change): string[] {
  const others = favourites.filter((id) => id !== objectId)
  return isWanted ? [objectId, ...others] : others
}
