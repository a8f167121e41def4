import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { User } from '#gen/account_service/model.ts'
import { userQuery } from '../session/session.ts'
import { setFavouriteKey } from './favourites.ts'
import { shareFavourites } from './share-favourites.ts'

const { queryKey } = userQuery()
const stops: (() => void)[] = []

/** A tab in which this person is logged in. */
function tabOf(id: string) {
  const client = new QueryClient()
  client.setQueryData(queryKey, { id, favorites: ['a'] } as unknown as User)
  stops.push(shareFavourites(client))
  const save = (favourites: string[]) =>
    new MutationObserver(client, {
      mutationKey: setFavouriteKey,
      mutationFn: () => Promise.resolve(favourites),
    }).mutate()
  return { client, save, favourites: () => client.getQueryData(queryKey)?.favorites }
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('what is saved in one tab shows in the others of the same person, and in nobody else’s', async () => {
  const [here, elsewhere, another] = [tabOf('amira'), tabOf('amira'), tabOf('bo')]
  await here.save(['b', 'a'])
  await expect.poll(elsewhere.favourites).toEqual(['b', 'a'])
  expect(another.favourites()).toEqual(['a'])
})

test('a tab whose own change is under way waits for its own answer', async () => {
  const [here, elsewhere, watching] = [tabOf('amira'), tabOf('amira'), tabOf('amira')]
  const answer = Promise.withResolvers<string[]>()
  const own = new MutationObserver(elsewhere.client, {
    mutationKey: setFavouriteKey,
    mutationFn: () => answer.promise,
  }).mutate()
  await here.save(['b', 'a'])
  await expect.poll(watching.favourites).toEqual(['b', 'a'])
  expect(elsewhere.favourites()).toEqual(['a'])
  answer.resolve(['c', 'b', 'a'])
  await own
  await expect.poll(watching.favourites).toEqual(['c', 'b', 'a'])
})
