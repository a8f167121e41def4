import settingsNb from '#src/screens/settings/messages.nb.json' with { type: 'json' }
import consentNb from '#src/screens/site-consent/messages.nb.json' with { type: 'json' }
import { button } from '#tests/support/pages/account-pages.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

test('in Norway an e-ID is shown on another page, and on the way back the settings say whose it is already [C-015, C-017, R-062, X-010]', async ({
  page,
  journey,
}) => {
  await journey({ site: 'Jmno', persona: 'tove', path: '/mine-sider/mine-innstillinger/' })
  // her account is Swedish, so this site asks for consent first
  await button(page, consentNb.agree).press('Enter')
  await button(page, settingsNb.eid.connect).press('Enter')
  await expect(page).toHaveURL(/\/eid-provider\//)
  await page.getByRole('radio', { name: /Henning/ }).check()
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await expect(page).toHaveURL(/\/mine-innstillinger\/$/)
  await expect(page.getByText(settingsNb.eid.problem.alreadyExists)).toBeVisible()
})
