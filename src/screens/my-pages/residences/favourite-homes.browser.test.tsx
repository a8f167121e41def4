import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#gen/account_service/model.ts'
import { userQuery } from '#src/api/session/session.ts'
import favourites from '#src/features/favourites/messages.sv.json'
import { homes } from '#src/screens/search/search-answers.test-support.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { FavouriteHomes } from './favourite-homes.tsx'

/** The favourites of an account, one of which is not for sale any more. */
function Favourites() {
  const initialData = { favorites: ['home-0', 'home-gone'] } as unknown as User
  const { data } = useQuery({ ...userQuery(), enabled: false, initialData })
  return <FavouriteHomes favourites={data.favorites} />
}

test('a favourite that is gone and could not be taken away is told of, and the list keeps the focus', async () => {
  const forget = page.getByRole('button', { name: favourites.forget })
  const remove = 'DELETE /account_service/user/favorites/home-gone'
  const asked = answerCalls({
    'POST /residence/search/by_ids/object': () => homes({ siteId: 1, limit: 1 }),
    'POST /residence/search/by_ids/stage': () => ({ hits: [] }),
    // the answer takes its time, as one does
    [remove]: async () => {
      await expect.poll(() => forget.elements()).toEqual([])
      return new Response(null, { status: 503 })
    },
  })
  await renderIn(jmse, <Favourites />)
  await forget.click()
  await expect.element(page.getByRole('alert').getByText(favourites.failed)).toBeVisible()
  expect(asked.filter(({ call }) => call === remove).length).toBeGreaterThan(0)
  await expect.element(page.getByRole('group', { name: favourites.title })).toHaveFocus()
})
