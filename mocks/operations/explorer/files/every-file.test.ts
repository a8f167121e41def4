import { expect, test } from 'vitest'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { createBackend } from '../../../backend.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import type { Principal } from '../../../state/caller/principal.ts'

const day = 86_400
/** Files that each draw a PDF: enough of those that are alike. */
const homesOfAKind = 1

function opened() {
  const backend = createBackend({ onViolation: 'fail' })
  const world = required(backend.worlds.get('default'), 'world')
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    required(await backend.handle(new Request(`http://localhost${path}`, { headers })), path)
  const bearer = async (user: Principal) => ({ authorization: `Bearer ${await world.tokens.issue(user)}` })
  /** The addresses of files that an answer names. */
  const named = async (path: string, headers: Record<string, string>) =>
    filesIn(await (await ask(path, headers)).json())
  const onPage = (path: string, { key }: Site, headers = {}) =>
    named(`${path}GetViewModel`, { 'x-site': key, ...headers })
  /** The addresses that do not lead to a PDF. */
  const missing = async (urls: ReadonlySet<string>) => {
    const wrong: string[] = []
    for (const url of urls) {
      const answer = await ask(url)
      const start = new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))
      if (answer.status !== 200 || start !== '%PDF-') wrong.push(`${answer.status} ${url}`)
    }
    return wrong
  }
  return { world, bearer, named, onPage, missing }
}

function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/contentservice\/|\.pdf$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}

test('every file that pages of projects, homes and the company name is a PDF [CI-011, C-100]', async () => {
  const { world, onPage, missing } = opened()
  const urls = new Set<string>()
  for (const site of sites) {
    const { stages, pages } = world.catalogue.site(site.key)
    const kinds = Map.groupBy(stages, ({ disposalForm, residenceType }) => `${disposalForm} ${residenceType}`)
    const shown = [...kinds.values()].flatMap((alike) => alike.slice(0, homesOfAKind))
    const homes = shown.flatMap(({ id }) => world.catalogue.homesOfStage(id).slice(0, homesOfAKind))
    const open = pages.filter(
      ({ isPrivate, forBoard, template }) => !isPrivate && !forBoard && template !== 'error404',
    )
    for (const { url } of [...shown, ...homes, ...open.map(({ path }) => ({ url: path }))])
      for (const file of await onPage(url, site)) urls.add(file)
  }
  expect(urls.size).toBeGreaterThan(100)
  expect(await missing(urls)).toEqual([])
}, 60_000)

test('every file that My Pages names is a PDF, today, in forty days and in four hundred [CI-011, C-100]', async () => {
  const { world, bearer, onPage, missing } = opened()
  const urls = new Set<string>()
  const { personas } = world.catalogue
  for (const later of [0, 40, 360]) {
    world.clock.advance(later * day)
    for (const { account, site: key } of personas) {
      const site = required(
        sites.find((one) => one.key === key),
        key,
      )
      const { myPages, myDocuments, myPayments, myResidence } = site.paths
      if (!account) continue
      const { userId } = account
      const own = await bearer({ userId, kind: 'private', bankId: true })
      for (const path of [myPages, myDocuments, myPayments, myResidence])
        for (const file of path ? await onPage(path, site, own) : []) urls.add(file)
      for (const associationId of account.associations) {
        const board = await bearer({ userId, kind: 'board', associationId, bankId: true })
        for (const file of myPages ? await onPage(myPages, site, board) : []) urls.add(file)
      }
    }
  }
  const invoices = [...urls].filter((url) => url.includes('/invoice-'))
  expect(invoices.length).toBeGreaterThan(3)
  expect(await missing(urls)).toEqual([])
}, 60_000)

test('every file of a booking is a PDF, in the booking and on its pages [N-083, C-100]', async () => {
  const { world, bearer, named, onPage, missing } = opened()
  const urls = new Set<string>()
  for (const { id, userId, site: key } of world.bookings.list()) {
    const site = required(
      sites.find((one) => one.key === key),
      key,
    )
    const own = await bearer({ userId, kind: 'private', bankId: true })
    const ofBooking = await named(`/api/buyresidence/getbookingdocuments/${id}`, own)
    expect(ofBooking).toHaveLength(4)
    const contract = site.paths.bookingContract
    const shown = contract ? await onPage(`${contract}`, site, own) : ofBooking
    expect(new Set(shown)).toEqual(new Set(ofBooking))
    for (const file of ofBooking) urls.add(file)
  }
  expect(urls.size).toBeGreaterThan(7)
  expect(await missing(urls)).toEqual([])
}, 60_000)
