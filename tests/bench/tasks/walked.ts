import { join } from 'node:path'
import type { Browser } from 'playwright'
import { root } from '#scripts/generate/paths.ts'
import { Person, type Taken } from './person.ts'
import { searchAll } from './steps.ts'
import type { Walked } from './task.ts'

/** The windows in which the tasks are walked: of a computer, and of a telephone that is touched. */
const windows = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

export type Width = keyof typeof windows

type Where = {
  browser: Browser
  origin: string
  mockPort: number
  width: Width
  /** Of this walk alone. */
  world: string
}

export type WalkedThrough = Taken & { answer: string }

/**
 * One walk in a world and a browser of its own, from the start page on, once that says how many homes there are. Of one that
 * breaks off a picture is left in `.cache/`.
 */
export async function walked(
  walk: (walked: Walked) => Promise<string>,
  { browser, origin, mockPort, width, world }: Where,
): Promise<WalkedThrough> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    ...windows[width],
    locale: 'sv-SE',
  })
  await context.addCookies(
    Object.entries({ consent: 'answered', world }).map(([name, value]) => ({ name, value, url: origin })),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    await page.goto(origin)
    await searchAll(page).waitFor()
    const person = new Person()
    const answer = await walk({ page, person, approve: (id) => approved(id, mockPort, world) })
    return { ...person.taken, answer: answer.replaceAll(/\s+/g, ' ') }
  } catch (error) {
    await page.screenshot({ path: join(root, `.cache/task-${world}.png`) })
    throw error
  } finally {
    await context.close()
  }
}

async function approved(personaId: string, mockPort: number, world: string): Promise<void> {
  const orders = `http://127.0.0.1:${mockPort}/__mock/eid/orders`
  const headers = { 'x-world': world, 'content-type': 'application/json' }
  const waiting = await fetch(`${orders}?state=pending`, { headers })
  const [order] = (await waiting.json()) as { orderRef: string }[]
  if (!order) throw new Error('No e-ID order is waiting')
  const body = JSON.stringify({ personaId })
  const answer = await fetch(`${orders}/${order.orderRef}/approve`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The e-ID order was not approved: ${answer.status}`)
}
