import type { Site } from '#src/sites/site.ts'
import type { Account } from '../../../../../state/accounts/account.ts'
import { homeDocumentsOf } from '../../../../../state/homes/home-documents.ts'
import type { World } from '../../../../../state/world.ts'
import type { Shape } from '../../types.ts'
import { todayOf } from '../../../../../state/today.ts'

type MyDocument = Shape<'MyDocument'>

/** The documents of a customer's homes on a site: what waits for them first, then the latest. */
export function ownDocuments(account: Account, { catalogue, clock }: World, site: Site): MyDocument[] {
  const pathOf = (wanted: 'myDocumentsAction' | 'myDocumentsDone') =>
    catalogue.site(site.key).pages.find(({ template }) => template === wanted)?.path
  const actionPath = pathOf('myDocumentsAction')
  const donePath = pathOf('myDocumentsDone')
  return homeDocumentsOf(account, catalogue, site, todayOf({ clock }, site))
    .toSorted(
      (a, b) => Number(a.status !== 'pending') - Number(b.status !== 'pending') || (a.day < b.day ? 1 : -1),
    )
    .map(({ home, file, day: _day, ...rest }) => {
      const way =
        rest.status === 'pending' && actionPath && donePath
          ? { actionUrl: `${actionPath}${file.id}/`, doneUrl: `${donePath}${file.id}/` }
          : {}
      const own = { ...file, objectId: home.id }
      if (rest.status === 'expired') return { ...own, ...rest, status: 'done', expired: true }
      return { ...own, ...rest, ...way }
    })
}
