import { type Locator, type Page, expect } from '@playwright/test'

/** The list of homes on the search page, as a visitor uses it. */
export class HomeList {
  readonly page: Page
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    this.cards = page.getByRole('main').getByRole('article')
  }

  /** Waits until so many homes are shown. */
  async shows(count: number): Promise<void> {
    await expect(this.cards).toHaveCount(count)
  }

  /** The prices on the cards, in whole units of the currency. */
  async prices(): Promise<number[]> {
    const cards = await this.cards.allInnerTexts()
    return cards.flatMap((text) => {
      const [, price] = /(?:kr\s)?((?:\d{1,3})(?:\s\d{3})+)(?:\skr|\s€)?\s*$/m.exec(text) ?? []
      return price ? [Number(price.replaceAll(/\s/g, ''))] : []
    })
  }

  /** The names of the homes in the order shown. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts()
  }
}
