import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import showings from '#src/features/showings/messages.sv.json'
import { visits } from '#tests/support/visits.tsx'

const { visit } = visits()

test.each([
  ['a card', '/sok-bostad/?viewing=in30Days', /^Boka visning av /],
  ['a project', '/bostader/nacka/ekbacken/brf-strandangen/', /^Boka visning$/],
])('somebody logged in books a viewing in two presses from %s [CI-010]', async (_, path, name) => {
  await visit({ persona: 'jonas', path })
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: showings.dialog.submit }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(showings.done.welcome)
})
