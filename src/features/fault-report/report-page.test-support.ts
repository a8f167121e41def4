import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchedFetch } from '#src/api/watched-fetch.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { contentOf } from '#tests/support/file-contents.ts'
import { translated } from '#tests/support/texts/translated.ts'
import sv from './messages.sv.json'

export type Texts = typeof sv

/** The wizard as a person meets it in the page of a component test, in the texts of a country. */
export function reportIn(texts: Texts = sv) {
  const t = translated(texts === sv ? 'sv' : 'nb')
  const dialog = () => page.getByRole('dialog', { name: texts.title })
  const heading = (view: keyof Texts['heading']) =>
    dialog().getByRole('heading', { level: 2, name: texts.heading[view], exact: true })
  const radio = (name: string | RegExp) => dialog().getByRole('radio', { name, exact: false }).first()
  const button = (name: string) => dialog().getByRole('button', { name, exact: true })
  const told = (text: string) => dialog().getByRole('alert').filter({ hasText: text })
  const next = () => userEvent.click(found('[role=dialog] button[type=submit]'))
  const isAt = (view: keyof Texts['heading']) => expect.element(heading(view)).toHaveFocus()

  /** A field by its name, once it is there. */
  async function field(name: string): Promise<HTMLInputElement> {
    await expect.poll(() => fieldHere(name)).not.toBeNull()
    return found(`[role=dialog] #fault-${name}`)
  }

  async function fill(fields: Record<string, string>) {
    for (const [name, value] of Object.entries(fields)) await userEvent.fill(await field(name), value)
  }

  /** Ticks or unticks a box. */
  const press = async (name: string) => userEvent.click(await field(name))

  async function choose(name: string) {
    await dialog().getByRole('radio', { name, exact: true }).click()
    await next()
  }

  /** Says at the field itself what is wrong with it. */
  const tells = (name: string, message: string) =>
    expect.poll(() => fieldHere(`${name}-error`)?.textContent).toBe(message)

  /** Without anything that axe finds. */
  const isClean = async () => expect(await barriersHere({ within: '[role=dialog]' })).toEqual([])

  /** Presses Next too early: the summary takes focus, says what the field says, and leads to it. */
  async function refuses(name: string, message: string) {
    await next()
    const summary = told(message)
    await expect.element(summary).toHaveFocus()
    expect(document.title.startsWith(texts.errorPrefix)).toBe(true)
    await tells(name, message)
    await summary.getByRole('link', { name: message }).click()
    await expect
      .poll(() => document.activeElement?.matches(`#fault-${name}, #fault-${name} input`))
      .toBe(true)
  }

  /** From the summary to the confirmation; what was sent. */
  async function send(): Promise<Sent> {
    const wantsCopy = (await field('sendCopy')).checked
    await button(texts.button.submit).click()
    await expect.element(dialog().getByRole('heading', { name: texts.sent.title, exact: true })).toHaveFocus()
    await expect.element(dialog().getByText(texts.sent.text)).toBeVisible()
    const [copy = ''] = t('fault-report.sent.copy', { email: '@' }).split('@')
    await expect.element(dialog().getByText(copy.trim(), { exact: false })).toHaveLength(wantsCopy ? 1 : 0)
    return lastSent()
  }

  async function acceptTerms() {
    await isAt('acceptTerms')
    // who is in need has a number to call, in each country
    expect(found('[role=dialog] a[href^="tel:"]').textContent).toMatch(/\d/)
    await press('acceptTerms')
    await next()
  }

  /** Past the terms and the own contact, to the place. */
  async function toPlace() {
    await acceptTerms()
    await isAt('contactNoManagement')
    await next()
    await isAt('residentResidence')
  }

  /** To the dwelling of Amira, which is chosen. */
  async function toDwelling() {
    await toPlace()
    await radio(texts.place.dwelling).click()
    await radio(/Ekbacksgatan 4 B/).click()
  }

  async function toDescription() {
    await toDwelling()
    await next()
    await choose('Hall')
    await choose('Garderob')
    await isAt('description')
  }

  async function addPhoto() {
    giveFiles([{ name: 'dorr.jpg', bytes: 1200 }])
    await expect.element(dialog().getByText('dorr.jpg', { exact: true })).toBeVisible()
  }

  /** To the summary, with a file. */
  async function toSummary() {
    await toDescription()
    await fill({ description: 'Dörren gnisslar.' })
    await addPhoto()
    await next()
    await isAt('summaryResident')
  }

  /** Nothing that was typed or chosen is gone. */
  async function keepsAll() {
    await expect.element(dialog().getByText('Dörren gnisslar.')).toBeVisible()
    await expect.element(dialog().getByText('dorr.jpg')).toBeVisible()
  }

  return {
    dialog,
    radio,
    button,
    told,
    next,
    isAt,
    field,
    fill,
    press,
    choose,
    tells,
    isClean,
    refuses,
    send,
    t,
    texts,
    acceptTerms,
    toPlace,
    toDwelling,
    toDescription,
    addPhoto,
    toSummary,
    keepsAll,
  }
}

export type Report = ReturnType<typeof reportIn>

/** A field of the wizard by its name, as long as it is there. */
export const fieldHere = (name: string) =>
  document.querySelector<HTMLInputElement>(`[role=dialog] #fault-${name}`)

function found(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (!element) throw new Error(`Nothing is ${selector}`)
  return element
}

type Sent = { path: string; fields: Record<string, unknown>; authorization: string | null }

/** The report that was sent last; the test puts `fetch` in place of `watchedFetch`. */
function lastSent(): Sent {
  const [url = '', { headers, body } = {}] = vi.mocked(watchedFetch).mock.lastCall ?? []
  const fields = body instanceof FormData ? Object.fromEntries(body) : {}
  return {
    path: new URL(url, location.href).pathname,
    fields,
    authorization: new Headers(headers).get('authorization'),
  }
}

type Given = { name: string; bytes: number; type?: string }

/** Gives files that have any size and name, by choice, drop or paste. Chosen again, what the field holds is no change. */
export function giveFiles(files: readonly Given[], by: 'choice' | 'drop' | 'paste' = 'choice') {
  const data = new DataTransfer()
  for (const { name, bytes, type = 'image/jpeg' } of files) {
    const beginning = contentOf(type, 0).slice(0, bytes)
    const rest = new Uint8Array(bytes - beginning.length)
    data.items.add(new File([beginning, rest], name, { type, lastModified: bytes }))
  }
  const input = document.querySelector<HTMLInputElement>('[data-testid=fault-files]')
  if (by === 'choice' && input) {
    if (namesOf(input.files) === namesOf(data.files)) return
    input.files = data.files
  }
  const bubbles = true
  const events = {
    choice: () => new Event('change', { bubbles }),
    drop: () => new DragEvent('drop', { bubbles, cancelable: true, dataTransfer: data }),
    paste: () => new ClipboardEvent('paste', { bubbles, clipboardData: data }),
  }
  input?.dispatchEvent(events[by]())
}

const namesOf = (files: FileList | null) => [...(files ?? [])].map(({ name }) => name).join()
