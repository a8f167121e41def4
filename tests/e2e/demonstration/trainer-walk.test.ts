import { sv } from '#src/demo/director/panel-texts/sv.ts'
import { texts as developers } from '#src/demo/director/texts.ts'
import { t } from '#tests/support/texts/trainer-texts.ts'
import { Director } from '#tests/support/pages/director.ts'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { pageHeading } from '#tests/support/pages/page-heading.ts'
import { texts as portalTexts } from '#tests/support/texts/texts.ts'
import { makeThree, nameOf, press, rowOf } from '#tests/support/pages/trainer.ts'

const panelTexts = { ...developers, ...sv }

const { header } = portalTexts.sv

test('a trainer makes three worlds, plays in one from its panel, and the other two stay as they were; all by keyboard', async ({
  page: trainer,
  context,
  world,
  baseURL,
}) => {
  // two pages, three loads, and every step between them by Tab
  test.setTimeout(240_000)
  await trainer.goto(on('localhost', '/trainer/', baseURL))
  const [first, second, third] = await makeThree(trainer, nameOf(world))
  const open = trainer.getByRole('button', { name: t('table.openOf', { name: first }), exact: true })
  await press(trainer, open)
  const opening = context.waitForEvent('page')
  await press(trainer, trainer.getByRole('link', { name: t('handOut.opens', { name: first }) }))
  const page = await opening
  await expect(page.getByRole('button', { name: header.login })).toBeVisible()
  const director = new Director(page)
  // the page is loaded anew after most that the panel does
  const portal = pageHeading(page)
  await director.open()

  await test.step('somebody who is not among the first is found and logged in', async () => {
    await director.tabTo(director.panel.getByRole('searchbox', { name: panelTexts.people.find }))
    await page.keyboard.type('Viggo')
    await page.keyboard.press('Enter')
    await expect(director.said).toHaveText(/^Viggo .* är inloggad\.$/)
    await director.isFocused()
    await expect(portal).toBeVisible()
  })

  await test.step('thirty days pass', async () => {
    await page.keyboard.press('Alt+KeyR')
    await director.open()
    await director.show('overview')
    await director.press(panelTexts.clock.month)
    await expect(director.panel.getByText(panelTexts.clock.offset(30), { exact: true })).toBeVisible()
    await expect(portal).toBeVisible()
  })

  await test.step('the trainer sees it in this world, and in no other', async () => {
    await trainer.bringToFront()
    await trainer.keyboard.press('Escape')
    await expect(rowOf(trainer, first)).toContainText('Viggo')
    await expect(rowOf(trainer, first)).toContainText('+30 d')
    for (const name of [second, third]) {
      await expect(rowOf(trainer, name)).toContainText(t('table.unseen'))
      await expect(rowOf(trainer, name)).not.toContainText('+30 d')
    }
  })
})
