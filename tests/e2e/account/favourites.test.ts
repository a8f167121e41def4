import favouritesSv from '#src/features/favourites/messages.sv.json' with { type: 'json' }
import { HomeList } from '#tests/support/pages/home-list.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { login, header } = texts.sv

test(
  'a home that a visitor has saved comes along at login, and is found in My Pages [F-152, P-006, R-011, CI-004]',
  { tag: '@static' },
  async ({ page, journey, mock }) => {
    const list = new HomeList(page)
    await journey({ path: '/sok-bostad/' })
    await list.shows(30)
    await mock.takeThePhone()
    const card = list.cards.nth(1)
    const name = await card.getByRole('heading').innerText()
    const heart = card.locator('button[aria-pressed]')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: header.favourites }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'Bostaden du har sparat i den här webbläsaren följer med',
    )
    await page.getByRole('button', { name: login.eid.otherDevice }).click()
    await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
    await mock.approveAs('jonas')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('link', { name: new RegExp(`^${header.favourites.split(/[ {]/)[0]}`) }).click()
    await expect(page).toHaveURL(/mina-bostader\/#favorites$/)
    const saved = page.getByRole('region', { name: favouritesSv.title })
    await expect(saved.getByRole('heading', { name })).toBeVisible()
  },
)
