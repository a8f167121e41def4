import type { Page, Request } from '@playwright/test'
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers/barriers.ts'
import { contentOf } from '#tests/support/file-contents.ts'
import { expect } from '#tests/support/journey/journey.ts'

export type Texts = typeof faultSv

/** The wizard as a person meets it. */
export class Report {
  readonly #page: Page
  readonly #t: Texts

  constructor(page: Page, texts: Texts = faultSv) {
    this.#page = page
    this.#t = texts
  }

  radio(name: string | RegExp) {
    return this.dialog.getByRole('radio', { name }).first()
  }

  get dialog() {
    return this.#page.getByRole('dialog', { name: this.#t.title })
  }

  field(name: string) {
    return this.dialog.locator(`#fault-${name}`)
  }

  async next() {
    await this.dialog.locator('button[type=submit]').click()
  }

  async heading(view: keyof Texts['heading']) {
    const heading = this.dialog.getByRole('heading', { level: 2, name: this.#t.heading[view] })
    await expect(heading).toBeFocused()
  }

  /** Presses Next too early: the summary takes focus, says what the field says, and leads to it; no axe finding. */
  async refuses(field: string, message: string) {
    await this.next()
    const summary = this.dialog.getByRole('alert').filter({ hasText: message })
    await expect(summary).toBeFocused()
    await expect(this.#page).toHaveTitle(new RegExp(`^${this.#t.errorPrefix}`))
    await this.tells(field, message)
    await this.isClean()
    await summary.getByRole('link', { name: message }).click()
    await expect(
      this.#page.locator(`#fault-${field}, #fault-${field} input`).and(this.#page.locator(':focus')),
    ).toHaveCount(1)
  }

  /** Says at the field itself what is wrong with it. */
  async tells(field: string, message: string) {
    await expect(this.dialog.locator(`#fault-${field}-error`)).toHaveText(message)
  }

  /** Without anything that axe finds. */
  async isClean() {
    expect(await barriers(this.#page, { within: '[role=dialog]' })).toEqual([])
  }

  async fill(fields: Record<string, string>) {
    for (const [name, value] of Object.entries(fields)) await this.field(name).fill(value)
  }

  async choose(name: string) {
    await this.dialog.getByRole('radio', { name, exact: true }).check()
  }

  async acceptTerms() {
    await this.heading('acceptTerms')
    await this.field('acceptTerms').check()
    await this.next()
  }

  /** From the summary to the confirmation; the fields of the request, by name. */
  async send(path: string) {
    const wantsCopy = await this.field('sendCopy').isChecked()
    const sent = this.#page.waitForRequest((request) => request.url().endsWith(path))
    await this.dialog.getByRole('button', { name: this.#t.button.submit }).click()
    const fields = fieldsOf(await sent)
    await expect(this.dialog.getByRole('heading', { name: this.#t.sent.title })).toBeFocused()
    await expect(this.dialog.getByText(this.#t.sent.text)).toBeVisible()
    const copy = this.dialog.getByText(this.#t.sent.copy.replace('{email}.', ''))
    await expect(copy).toHaveCount(wantsCopy ? 1 : 0)
    return fields
  }
}

/** The text parts of a multipart body. */
function fieldsOf(request: Request): Record<string, string> {
  const body = request.postDataBuffer()?.toString() ?? ''
  const parts = body.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)
  return Object.fromEntries([...parts].map(([, name = '', value = '']) => [name, value]))
}

/** To the dwelling that is reported for, chosen, the shortest way. */
export async function toDwelling(report: Report) {
  await report.acceptTerms()
  await report.next()
  await report.radio(faultSv.place.dwelling).check()
  await report.radio(/Ekbacksgatan 4 B/).check()
}

/** To the description, the shortest way. */
export async function toDescription(report: Report) {
  await toDwelling(report)
  await report.next()
  await report.choose('Hall')
  await report.next()
  await report.choose('Garderob')
  await report.next()
  await report.heading('description')
}

/** To the summary, the shortest way, with a file. */
export async function toSummary(report: Report, bytes = 1200) {
  await toDescription(report)
  await report.fill({ description: 'Dörren gnisslar.' })
  await giveFiles(report, [{ name: 'dorr.jpg', bytes }])
  await report.next()
  await report.heading('summaryResident')
}

/** Nothing that was typed or chosen is gone. */
export async function keepsAll({ dialog }: Report) {
  await expect(dialog.getByText('Dörren gnisslar.')).toBeVisible()
  await expect(dialog.getByText('dorr.jpg')).toBeVisible()
}

type Given = { name: string; bytes: number; type?: string }

/** Chooses files that are made in the page, where they may be large and have any name. */
export async function giveFiles(report: Report, files: readonly Given[]) {
  await report.dialog.getByTestId('fault-files').evaluate(
    (input: HTMLInputElement, given) => {
      const data = new DataTransfer()
      for (const { name, bytes, type, beginning } of given) {
        const rest = new Uint8Array(bytes - beginning.length)
        data.items.add(new File([new Uint8Array(beginning), rest], name, { type, lastModified: bytes }))
      }
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    files.map(({ type = 'image/jpeg', ...file }) => ({
      ...file,
      type,
      beginning: [...contentOf(type, 0)].slice(0, file.bytes),
    })),
  )
}
