import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { sv as texts } from '#src/demo/director/panel-texts/sv.ts'
import { HomeList } from './home-list.ts'
import { on } from '../journey/journey.ts'

/** The director panel beside the portal, by keyboard alone. */
export class Director {
  readonly #page: Page
  readonly panel: Locator

  constructor(page: Page) {
    this.#page = page
    this.panel = page.getByRole('complementary', { name: texts.name })
  }

  /** Opens it from anywhere; the focus goes to its title. */
  async open(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: texts.openLabel })).toBeVisible()
    await this.#page.keyboard.press('Alt+KeyR')
    await this.isFocused()
  }

  /** The focus is at the top of the panel, as after opening it and after a load that it asked for. */
  async isFocused(): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: texts.name })).toBeFocused()
  }

  /** What it said last. */
  get said(): Locator {
    return this.panel.getByRole('status')
  }

  /** Walks with Tab until something has the focus; where it has it already, it stays. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let steps = 0; steps < 80; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error('Tab never came there')
  }

  async press(name: string | RegExp): Promise<void> {
    await this.tabTo(this.panel.getByRole('button', { name, exact: typeof name === 'string' }))
    await this.#page.keyboard.press('Enter')
  }

  /** Goes to a tab with the arrow keys; the focus has to come from above. */
  async show(tab: keyof typeof texts.tabs): Promise<void> {
    const selected = this.panel.getByRole('tab', { selected: true })
    await this.tabTo(selected)
    const wanted = this.panel.getByRole('tab', { name: texts.tabs[tab] })
    for (let steps = 0; steps < 5 && !(await this.#isSelected(wanted)); steps += 1) {
      const before = (await selected.textContent()) ?? ''
      await this.#page.keyboard.press('ArrowRight')
      await expect(selected).not.toHaveText(before)
    }
    await expect(wanted).toBeFocused()
  }

  /** Chooses one of a list by typing its beginning. */
  async choose(list: string, beginning: string): Promise<void> {
    const options = this.panel.getByRole('listbox', { name: list }).getByRole('option')
    await this.tabTo(options.first())
    await this.#page.keyboard.type(beginning)
    await this.#page.keyboard.press('Enter')
  }

  async #isSelected(tab: Locator): Promise<boolean> {
    return (await tab.getAttribute('aria-selected')) === 'true'
  }
}

/** Opens the panel beside a search that has found its homes. */
export async function openDirector(page: Page, baseURL: string | undefined): Promise<Director> {
  const director = new Director(page)
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await new HomeList(page).shows(30)
  await director.open()
  return director
}
