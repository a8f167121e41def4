import { type Locator, type Page, expect } from '@playwright/test'
import en from '#src/features/search/messages.en.json' with { type: 'json' }
import fi from '#src/features/search/messages.fi.json' with { type: 'json' }
import nb from '#src/features/search/messages.nb.json' with { type: 'json' }
import sv from '#src/features/search/messages.sv.json' with { type: 'json' }

const names = [sv, en, nb, fi].map(({ listLabel }) => listLabel)

/** The list of homes on the search page, as a visitor uses it. */
export class HomeList {
  readonly page: Page
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    // other rows of homes, such as those looked at last, have names of their own
    const list = page.getByRole('list', { name: new RegExp(`^(${names.join('|')})$`) })
    this.cards = list.getByRole('article')
  }

  /** Waits until so many homes are shown. */
  async shows(count: number): Promise<void> {
    await expect(this.cards).toHaveCount(count)
  }

  /** The prices on the cards, in whole units of the currency. */
  async prices(): Promise<number[]> {
    // not as they are seen: those that the browser has not drawn yet would have no text
    const written = await this.cards.evaluateAll((cards) =>
      // to the right of the facts; fee and price by square metre stand below
      cards.map((card) => card.lastElementChild?.firstElementChild?.lastElementChild?.textContent ?? ''),
    )
    return written.flatMap((text) => {
      const [, price] = /(?:kr\s)?((?:\d{1,3})(?:\s\d{3})+)(?:\skr|\s€)?\s*$/m.exec(text) ?? []
      return price ? [Number(price.replaceAll(/\s/g, ''))] : []
    })
  }

  /** The names of the homes in the order shown. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }
}
