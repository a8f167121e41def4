import { setTimeout as sleep } from 'node:timers/promises'
import type { Driven } from './driven.ts'
import { type Sought, finding, placeOf } from './finder.ts'

/**
 * How long somebody waits for what must come, in milliseconds: nobody waits longer than it takes, and a machine that
 * others work on too may take this long.
 */
const longestWaitMs = 40_000

/** A breath between two looks. */
const breath = 60

type Start = {
  site?: '' | 'no.' | 'fi.'
  path: string
  persona?: string
  scenario?: string
  /** A tool that stands above all worlds. */
  anyWorld?: boolean
}

type Words = Omit<Sought, 'role' | 'name'>

/** Somebody at a browser: looks for what a person looks for, and waits for it. */
export class Person {
  readonly #browser: Driven
  readonly #port: number
  readonly #world: string

  constructor(browser: Driven, port: number, world: string) {
    this.#browser = browser
    this.#port = port
    this.#world = world
  }

  /** Opens a page in a world of the journey's own, as a link to a starting point does. */
  async opens({ site = '', path, persona, scenario, anyWorld = false }: Start): Promise<void> {
    const address = new URL(path, `http://${site}localhost:${this.#port}`)
    if (!anyWorld) address.searchParams.set('world', this.#world)
    if (persona) address.searchParams.set('persona', persona)
    if (scenario) address.searchParams.set('scenario', scenario)
    await this.#browser.goto(address.href)
    // what is answered already asks nobody
    await this.#browser.run("document.cookie = 'consent=answered; path=/; samesite=lax'")
  }

  /** Waits until a question about the page is answered with something. */
  async until<T>(question: string, ask: () => Promise<T | undefined | null | false | ''>): Promise<T> {
    const end = Date.now() + longestWaitMs
    let why = ''
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- asked again until it is so
      const answer = await ask().catch((error: unknown) => {
        why = error instanceof Error ? `, ${error.message}` : ''
        return undefined
      })
      if (answer) return answer
      if (Date.now() > end)
        throw new Error(
          `${question}: not within ${longestWaitMs / 1000} seconds, at ${await this.at()}${why}`,
        )
      // oxlint-disable-next-line no-await-in-loop -- a breath between two looks
      await sleep(breath)
    }
  }

  at = (): Promise<string> => this.#browser.address()

  isAt = (part: string): Promise<unknown> =>
    this.until(`the address has ${part}`, async () => (await this.at()).includes(part))

  #find = (role: Sought['role'], name: string, words: Words = {}) =>
    this.until(`${role} "${name}"`, () => this.#browser.element(finding({ role, name, ...words })))

  async sees(role: Sought['role'], name: string, words?: Words): Promise<void> {
    await this.#find(role, name, words)
  }

  seesNoMore = (role: Sought['role'], name: string, words: Words = {}): Promise<unknown> =>
    this.until(
      `no ${role} "${name}"`,
      async () => !(await this.#browser.element(finding({ role, name, ...words }))),
    )

  /** Presses it once it stands still in the window, with nothing above it: a press beside it would be none. */
  async presses(role: Sought['role'], name: string, words: Words = {}): Promise<void> {
    const look = () => this.#browser.run<string>(placeOf({ role, name, ...words }))
    await this.until(`${role} "${name}" can be pressed`, async () => {
      const held = await this.#find(role, name, words)
      const before = await look()
      await sleep(breath)
      if (before === '' || before !== (await look())) return false
      await held.click()
      return true
    })
  }

  async fills(name: string, text: string, words?: Words): Promise<void> {
    const field = await this.#find('field', name, words)
    await field.click()
    await this.#browser.run(
      "const { activeElement: one } = document; if (one && 'select' in one) one.select()",
    )
    await this.#browser.type(text)
  }

  async givesFile(path: string): Promise<void> {
    await (await this.#find('file', '')).choose(path)
  }

  counts = (selector: string): Promise<number> =>
    this.#browser.run(`return document.querySelectorAll(${JSON.stringify(selector)}).length`)

  run = <T>(body: string): Promise<T> => this.#browser.run(body)

  key = (name: Parameters<Driven['key']>[0]): Promise<void> => this.#browser.key(name)

  size = (width: number, height: number): Promise<void> => this.#browser.size(width, height)
}
