import type { components as AccountService } from '#gen/account_service/types.ts'
import type { components as BuyResidence } from '#gen/buyresidence/types.ts'
import type { components as CaseManagement } from '#gen/case_management/types.ts'
import type { components as Content } from '#gen/content/types.ts'
import type { components as Notifying } from '#gen/notification/types.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'
import { createBackend } from '../backend.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import type { Principal } from '../state/caller/principal.ts'
import type { World } from '../state/world.ts'

type User = AccountService['schemas']['User']
type Errand = CaseManagement['schemas']['Errand']
type Notification = Notifying['schemas']['Notification']
type BookingStatus = BuyResidence['schemas']['BookingStatusReply']
type Shown = Content['schemas']['PageContent']
type ContentOf<K extends Shown['kind']> = Extract<Shown, { kind: K }>

const dayMs = 86_400_000

export type Telling = ReturnType<typeof openOn>

/** A backend whose world stands still at nine in the morning, so many days after its first one. */
export function openOn(daysLater: number) {
  const backend = createBackend({ onViolation: 'fail' })
  const world: World = required(backend.worlds.get('default'), 'world')
  world.clock.freeze(Date.parse(`${world.data.today}T09:00:00Z`) + daysLater * dayMs)

  /** Asks as somebody on a site; undefined where there is nothing for them. */
  async function asking(user: Principal, site: Site) {
    const authorization = `Bearer ${await world.tokens.issue(user)}`
    return async <T>(address: string): Promise<T | undefined> => {
      const request = new Request(`http://localhost${address}`, {
        headers: { 'x-site': site.key, authorization },
      })
      const answer = required(await backend.handle(request), address)
      return answer.status === 200 ? ((await answer.json()) as T) : undefined
    }
  }

  /** Everything that a person is told on their own site, asked for as the portal asks. */
  async function tell(userId: string, site: Site) {
    const get = await asking({ userId, kind: 'private', bankId: true }, site)
    const always = async <T>(address: string) => required(await get<T>(address), `${userId} ${address}`)
    /** What a page shows; undefined where the site has no such page. Only My residence may be missing (F-163). */
    const page = async <K extends Shown['kind']>(kind: K, key: RouteKey, query = '') => {
      const path = isOpen(site, key) ? site.paths[key] : null
      if (path === null) return undefined
      const address = `${path}GetViewModel${query}`
      const model = await (kind === 'myObject' ? get : always)<{ content: Shown }>(address)
      if (model && model.content.kind !== kind) throw new Error(`${address} shows ${model.content.kind}`)
      return model?.content as ContentOf<K> | undefined
    }
    return {
      user: await always<User>('/account_service/user'),
      notifications: await always<Notification[]>(`/notifications/${site.key}`),
      hasDocuments: await always<boolean>('/system/user/hasdocuments'),
      hasCases: await always<boolean>('/case_management/has_cases'),
      errands: await always<Errand[]>('/case_management/customer/get_cases'),
      errand: (id: string) => get<Errand>(`/case_management/customer/case/${id}`),
      overview: await page('myPages', 'myPages'),
      home: await page('myObject', 'myResidence'),
      documents: (await page('myDocuments', 'myDocuments'))?.documents,
      payments: (await page('payments', 'myPayments'))?.payments,
      timeline: (await page('timeline', 'myTimeline'))?.timeline,
      bookings: world.bookings.ofUser(userId),
      booking: (id: string) => get<BookingStatus>(`/api/buyresidence/getbookingstatus/${id}`),
      booked: async (id: string) => (await page('booking', 'bookingContract', `?bookingId=${id}`))?.object,
    }
  }

  /** What a member of a board is told of their association. */
  async function tellBoard(userId: string, associationId: string, site: Site) {
    const get = await asking({ userId, kind: 'board', associationId, bankId: true }, site)
    const page = await get<{ content: Shown }>(`${site.paths.myPages}GetViewModel`)
    return {
      user: await get<User>('/account_service/user'),
      overview: page?.content,
      errands: (await get<Errand[]>('/case_management/cases')) ?? [],
      hasCases: await get<boolean>('/case_management/has_cases'),
      hasDocuments: await get<boolean>('/system/user/hasdocuments'),
    }
  }

  return { world, tell, tellBoard }
}
