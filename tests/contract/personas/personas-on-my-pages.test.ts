import { expect, test } from 'vitest'
import type { User } from '#gen/account_service/model.ts'
import type { Errand } from '#gen/case_management/model.ts'
import type { Notification } from '#gen/notification/model.ts'
import type { Persona } from '#mocks/catalogue/people/persona.ts'
import { siteOf } from '#mocks/catalogue/site-of.ts'
import { dayIn } from '#mocks/state/today.ts'
import { isSettled, submenuOf, submenuPages } from '#src/screens/my-pages/submenu.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { loginOf, pageClient } from '#tests/support/clients/page-client.ts'

const { world, ask, content, read } = pageClient()

/** Everybody who can come to My Pages as themselves; a board and an editor see other pages. */
const people = world.catalogue.personas.filter(
  ({ site, account, roles, outcome }) =>
    account && !account.deceased && outcome && siteOf(site).paths.myPages && !roles.includes('editMode'),
)

/** All that somebody meets on My Pages. */
async function walk({ id, site: key }: Persona) {
  const site = siteOf(key)
  const { capabilities, paths } = site
  const as = loginOf(world, id)
  const today = dayIn(site.timeZone, world.clock.now())
  const at = (path: string | null | undefined) => path ?? ''
  const user = await read<User>('/account_service/user', as, key)
  const errands = capabilities.errands
    ? await read<Errand[]>('/case_management/customer/get_cases', as, key)
    : []
  const notifications = capabilities.notifications
    ? await read<Notification[]>(`/notifications/${key}`, as, key)
    : []
  const menu = submenuOf({ site, user, today, hasErrands: errands.length > 0, editMode: false })
  const { residences, timeline, news } = await content('myPages', at(paths.myPages), key, as)
  const { documents } = await content('myDocuments', at(paths.myDocuments), key, as)
  const { items: allNews } = await content('pageList', at(paths.myNews), key, as)
  const payments = isOpen(site, 'myPayments')
    ? (await content('payments', at(paths.myPayments), key, as)).payments
    : []
  const statusOf = async (path: string | null | undefined) => (await ask(at(path), key, as)).status
  const missing = async (found: readonly (readonly [name: string, path: string | null | undefined])[]) => {
    const statuses = await Promise.all(found.map(async ([, path]) => statusOf(path)))
    return found.filter((_, index) => statuses[index] !== 200).map(([name]) => name)
  }
  const noPage = await missing([
    ...menu.map((entry) => [entry, paths[submenuPages[entry]]] as const),
    ...allNews.map(({ url }) => [url, url] as const),
  ])
  return {
    site,
    today,
    user,
    errands,
    notifications,
    menu,
    residences,
    timeline,
    news,
    allNews,
    documents,
    payments,
    noPage,
  }
}

type Met = Awaited<ReturnType<typeof walk>>

/** What is done has been, what is to come has not, and the last step is the day of the keys. */
function phaseAndDates({ timeline, documents, residences, today }: Met) {
  const keys = timeline.find(({ step }) => step === 'moveIn')?.date
  return {
    'a step is done before its day': timeline.some(
      ({ state, date }) => state === 'done' && date && date > today,
    ),
    'a step is to come and has been': timeline.some(
      ({ state, date }) => state === 'coming' && date && date <= today,
    ),
    'the keys have two days': keys && !residences.some(({ entryDate }) => entryDate === keys),
    'a paper is completed in the future': documents.some(
      ({ completedOn }) => completedOn && completedOn > today,
    ),
  }
}

/** Papers, news, errands and the person are of the homes that they have. */
function building({ site, today, user, residences, documents, news, allNews, errands }: Met) {
  const homes = residences.map(({ objectId, stageId }) => {
    const keys = world.catalogue.home(objectId)?.entryDate ?? ''
    return { objectId, stageId, phase: keys > today ? 'building' : 'living' }
  })
  const isOwnNews = (url: string) => {
    const found = world.catalogue.site(site.key).find(url)
    const { phase, stageIds } = (found?.kind === 'page' && found.page.readers) || {}
    return homes.some(
      (home) => (phase ?? home.phase) === home.phase && (stageIds ?? [home.stageId]).includes(home.stageId),
    )
  }
  const lived = residences.find(({ entryDate }) => entryDate && entryDate <= today)
  const isProtected = lived?.address === ''
  const places = [user.address, ...residences.map(({ address }) => address)]
  return {
    'a paper is of another home': documents.some(
      ({ objectId }) => !homes.some((one) => one.objectId === objectId),
    ),
    'news is of another house or phase': allNews.some(({ url }) => !isOwnNews(url)),
    'news without a home, or a home without news': allNews.length > 0 !== homes.length > 0,
    'the overview has other news': news.some(({ url }, index) => allNews[index]?.url !== url),
    'lives in a home and is registered elsewhere': lived && lived.address !== user.address,
    'an errand names no home of theirs':
      !isProtected &&
      errands.some(({ objectAddress, objectName }) => !objectName || !places.includes(objectAddress ?? '')),
  }
}

/** Each entry is a page, what is shown elsewhere has its entry, and each notification says what it is about. */
function menuAndNotifications(met: Met) {
  const { site, today, user, menu, residences, documents, errands, notifications, payments, noPage } = met
  const home = user.activeObject
  const lost = notifications.filter(({ notificationType, targetId, title }) => {
    if (notificationType === 'Case') return !errands.some((one) => one.id === targetId && one.title === title)
    if (notificationType === 'DocumentSigning') return !title
    if (notificationType === 'PriceLowered') return !user.favorites.includes(targetId ?? '')
    return !payments.some(({ status }) => status.startsWith('NotPaid') || status === 'Reminder1')
  })
  return {
    'no page': noPage.length > 0,
    'errands without an entry': errands.length > 0 && !menu.includes('errands'),
    'a home without an entry': residences.some(({ url }) => url) && !menu.includes('residence'),
    'papers without an entry': documents.length > 0 && !menu.includes('documents'),
    'has lived there for a month and can report nothing':
      home && site.capabilities.errands && isSettled(home.entryDate, today) && !menu.includes('errands'),
    'a notification of nothing that is there': lost.length > 0,
  }
}

const found = (checks: Record<string, unknown>) =>
  Object.entries(checks).flatMap(([name, isSo]) => (isSo ? [name] : []))

test.each(people.map((persona) => [persona.id, persona.site, persona] as const))(
  '%s meets no contradiction on the My Pages of %s [N-019, P-009, R-019, T-047, F-163]',
  async (_id, _site, persona) => {
    const met = await walk(persona)
    expect([phaseAndDates(met), building(met), menuAndNotifications(met)].flatMap(found)).toEqual([])
  },
)

test("news of a house that is not one's own is no page, and who has no home reads none [T-047, T-070]", async () => {
  const roof = '/mina-sidor/nyheter/taket/'
  const statusFor = async (id: string) => (await ask(roof, 'Jmse', loginOf(world, id))).status
  expect(await Promise.all(['amira', 'jonas', 'margareta'].map(statusFor))).toEqual([200, 404, 404])
  const { items } = await content('pageList', '/mina-sidor/nyheter/', 'Jmse', loginOf(world, 'jonas'))
  expect(items).toEqual([])
})
