import type { Locator } from 'playwright'

/** What a task took: what was done by hand, and how long it was from the first deed to the answer. */
export type Taken = { presses: number; keys: number; seconds: number }

/**
 * Somebody who does a task, and counts. Scrolling and looking count for nothing, and nobody stops to think: the seconds are
 * those that the portal lets somebody wait who knows the way.
 */
export class Person {
  #presses = 0
  #keys = 0
  #begun: number | undefined
  #seen = 0

  /** A click, or a tap. */
  async press(target: Locator): Promise<void> {
    this.#begin()
    this.#presses += 1
    await target.click()
  }

  /** A press on another device, such as the telephone with the e-ID. */
  async pressElsewhere(deed: () => Promise<void>): Promise<void> {
    this.#begin()
    this.#presses += 1
    await deed()
  }

  /** Opens a list and takes one of it: two presses. */
  async choose(target: Locator, option: string): Promise<void> {
    this.#begin()
    this.#presses += 2
    await target.selectOption({ label: option })
  }

  /** Presses into a field and writes, key by key. */
  async write(target: Locator, text: string): Promise<void> {
    await this.press(target)
    this.#keys += text.length
    await target.pressSequentially(text)
  }

  /** Goes on to the next field by Tab, or by the arrow of a telephone's keyboard, and writes there. */
  async writeNext(target: Locator, text: string): Promise<void> {
    await this.#strike('Tab', target)
    if (!(await target.evaluate((field) => field === document.activeElement)))
      throw new Error(`Tab does not lead to ${String(target)}`)
    this.#keys += text.length
    await target.pressSequentially(text)
  }

  /** Sends the form in which one writes. */
  async send(target: Locator): Promise<void> {
    await this.#strike('Enter', target)
  }

  /** Waits for something to be shown; the last one is the answer. Returns what stands there. */
  async read(target: Locator): Promise<string> {
    await target.waitFor()
    // what lies far below the window has its place before its words
    await target.scrollIntoViewIfNeeded()
    this.#seen = performance.now()
    return target.innerText()
  }

  get taken(): Taken {
    const seconds = (this.#seen - (this.#begun ?? this.#seen)) / 1000
    return { presses: this.#presses, keys: this.#keys, seconds }
  }

  async #strike(key: string, target: Locator): Promise<void> {
    this.#keys += 1
    await target.page().keyboard.press(key)
  }

  #begin(): void {
    this.#begun ??= performance.now()
  }
}
