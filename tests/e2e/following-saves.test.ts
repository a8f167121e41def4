import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Director } from '#tests/support/pages/director.ts'
import { field } from '#tests/support/pages/account-pages.ts'
import settings from '#src/screens/settings/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'
import { startProjectCopy } from '#tests/support/servers/project-copy.ts'
import { savesIn } from '#tests/support/servers/saves.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

/** Beside other journeys a machine with two cores takes its time to generate. */
const soon = expect.configure({ timeout: 60_000 })

test('whoever works on the project sees each save in the open page, and loses nothing they were in the middle of', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const copy = await startProjectCopy()
  try {
    const saves = savesIn(copy)
    await page.goto(`${copy.address}/mina-sidor/mina-installningar/?persona=amira`)
    const main = page.getByRole('main')
    await field(page, settings.field.city).fill('Umeå', { timeout: 60_000 })
    // gone when the page is loaded anew
    const mark = await page.evaluateHandle(() => document.documentElement)
    const nothingIsLost = async () => {
      expect(await mark.evaluate((one) => one === document.documentElement)).toBe(true)
      await soon(field(page, settings.field.city)).toHaveValue('Umeå')
      await soon(
        page.getByRole('button', { name: filled(texts.sv.header.userMenu, { name: 'Amira' }) }),
      ).toBeVisible()
    }

    saves.addField()
    await soon.poll(copy.said).toContain('contracts/account_service/user-schemas.yaml saved: in force after')
    await soon.poll(copy.said).toMatch(/(risky|safe) +`nickname` in response 200/)
    saves.answerField()
    saves.showField()
    await soon(main.getByText('Kallas Mirre')).toBeVisible()
    await nothingIsLost()

    saves.addOperation()
    await soon.poll(() => unwrittenAt(copy.api)).toEqual(['getGreeting'])
    await soon.poll(() => greetingAt(copy.api)).toBe('Hello')
    saves.changeExample()
    await soon.poll(() => greetingAt(copy.api)).toBe('Welcome')
    saves.writeOperation()
    await soon.poll(() => unwrittenAt(copy.api)).toEqual([])
    saves.nameOperation()
    const written = join(copy.folder, 'generated/booking/calls/get-greeting.ts')
    await soon.poll(() => existsSync(written)).toBe(true)
    saves.callOperation()
    await soon(main.getByText('Hälsning: Hej')).toBeVisible()
    await nothingIsLost()

    saves.changeRule()
    await soon(main.getByText('Hälsning: God morgon')).toBeVisible()
    await nothingIsLost()

    await new Director(page).open()
    saves.breakContract()
    const overlay = page.locator('vite-error-overlay')
    const trouble = /contracts\/booking\.yaml:\d+:\d+/
    await soon(overlay).toContainText(trouble)
    await soon(page.getByRole('region', { name: 'Does not hold' })).toContainText(trouble)
    expect(copy.said()).toMatch(trouble)
    await soon(main.getByText('Hälsning: God morgon')).toBeVisible()
    saves.mendContract()
    await soon(overlay).toHaveCount(0)
    await soon(page.getByRole('region', { name: 'Does not hold' })).toHaveCount(0)
    await nothingIsLost()

    saves.changeText()
    await soon(main.getByRole('heading', { name: 'Det här är du' })).toBeVisible()
    await nothingIsLost()
  } finally {
    await copy.stop()
  }
})

/** What a mock server answers from the contract alone. */
async function unwrittenAt(api: string): Promise<string[]> {
  const answer = await fetch(`${api}/__mock/unwritten`)
  const { unwritten } = (await answer.json()) as { unwritten: { operationId: string }[] }
  return unwritten.map(({ operationId }) => operationId)
}

/** What the operation answers whoever is logged in. */
async function greetingAt(api: string): Promise<string | undefined> {
  const login = await fetch(`${api}/__mock/personas/amira/session`, { method: 'POST' })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${api}/booking/greeting`, { headers })
  return ((await answer.json()) as { text?: string }).text
}
