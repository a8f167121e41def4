import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import showings from '#src/features/showings/messages.sv.json'
import login from '#src/features/login/messages.sv.json'
import { heardDuring } from '#tests/support/barriers/read-aloud.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { mock, visit, asked } = visits()
const dialog = () => page.getByRole('dialog')
const press = (name: string) => dialog().getByRole('button', { name }).click()

/** Where projects have two viewings, and one. */
const twoViewings = '/sok-bostad/?viewing=in30Days'
const project = '/bostader/nacka/ekbacken/brf-strandangen/'

test.each([
  ['a card', twoViewings, /^Boka visning av /],
  ['a project', project, /^Boka visning$/],
])('somebody logged in books a viewing in two presses from %s [CI-010]', async (_, path, name) => {
  await visit({ persona: 'jonas', path })
  await page.getByRole('button', { name }).first().click()
  await press(showings.dialog.submit)
  await expect.element(dialog()).toMatchTextContent(showings.done.welcome)
})

/** A visitor chooses the second viewing that a card has, and the login in place of the form. */
async function chooseAndLogIn(): Promise<void> {
  await visit({ path: twoViewings })
  await page
    .getByRole('button', { name: /^Boka visning av Vävnaden/ })
    .first()
    .click()
  await expect.element(dialog().getByRole('radio').first()).toBeChecked()
  await dialog().getByRole('radio').nth(1).click()
  await expect.element(dialog().getByRole('textbox', { name: showings.field.email })).toBeVisible()
  await press(showings.logIn)
  await expect.element(page.getByText(login.wanted.showing)).toBeVisible()
}

/** The viewing that was chosen is chosen still, and takes one press. */
async function bookChosen(): Promise<void> {
  const again = page.getByRole('dialog', { name: showings.dialog.title })
  await expect.element(again.getByRole('radio').nth(1)).toBeChecked()
  await expect.element(again.getByRole('textbox')).not.toBeInTheDocument()
  await again.getByRole('button', { name: showings.dialog.submit }).click()
  await expect.element(dialog()).toMatchTextContent(showings.done.welcome)
  const [booked] = asked('/showings').map(({ body }) => JSON.parse(body) as { showingId: string })
  expect(booked?.showingId).toMatch(/-2$/)
}

test('a viewing that a visitor chose is still chosen after a login over the page, one press from booked [CI-010]', async () => {
  await mock.takeThePhone()
  await chooseAndLogIn()
  await page.getByRole('button', { name: login.eid.otherDevice }).click()
  await expect.element(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await mock.approveAs('jonas')
  await expect.element(page.getByRole('dialog', { name: login.title })).not.toBeInTheDocument()
  await bookChosen()
})

test('a viewing that was chosen is still chosen where a login leads away from the page and back, and only once [CI-010]', async () => {
  await chooseAndLogIn()
  await cleanup()
  await visit({ persona: 'jonas', path: twoViewings })
  await bookChosen()
  await cleanup()
  await visit({ persona: 'jonas', path: twoViewings })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Boka visning av Vävnaden/ }).first()).toBeVisible()
  expect(dialog().elements()).toEqual([])
})

test.each([
  [
    'a card',
    '/sok-bostad/nacka/',
    /^Boka visning av Brf Strandängen/,
    /^Du är bokad på visning av Brf Strandängen, /,
    showings.booked,
  ],
  ['a project', project, /^Boka visning$/, /^Du är bokad \S+\s\d+\s\S+, \d\d:\d\d/, /^Du är bokad \S+\s\d+/],
  ['the viewings of a project', project, /^Boka plats /, /^Du är bokad$/, showings.booked],
  ['the viewings of a home', `${project}c-1103/#showings`, /^Boka plats /, /^Du är bokad$/, showings.booked],
])(
  'where the last viewing of %s is booked, what has come in the place of its button has the focus, is heard and is seen in words',
  async (_, path, button, words, seen) => {
    await visit({ persona: 'jonas', path })
    await page.getByRole('button', { name: button }).first().click()
    await press(showings.dialog.submit)
    const done = dialog().getByRole('button', { name: showings.done.close })
    await expect.element(done).toBeVisible()
    const heard = await heardDuring(async () => {
      await done.click()
      await expect.poll(() => document.activeElement?.textContent).toMatch(words)
    })
    expect(heard.join('\n')).toMatch(new RegExp(words.source.replace('^', '').replace('$', '')))
    expect(page.getByRole('button', { name: button }).elements()).toEqual([])
    await expect.element(page.getByText(seen, { exact: true }).first()).toBeVisible()
  },
)
