import type { Locator, Page } from '@playwright/test'
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report, enter, giveFiles, toDescription } from '#tests/support/fault-report.ts'
import { expect, test } from '#tests/support/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// whole walks
test.slow()

/** Tabs on until something has the focus. */
async function reach(page: Page, target: Locator) {
  for (let press = 0; press < 40; press++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Types a text over what a field holds. */
async function type(page: Page, field: Locator, text: string) {
  await reach(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** Chooses with Space, as where nothing of a group is chosen yet. */
async function pick(page: Page, target: Locator) {
  await target.waitFor()
  const first = target.first()
  await reach(page, first)
  await page.keyboard.press('Space')
}

test('a resident reports by keyboard alone: each field is reached by Tab, and Enter goes on [F-096, F-102, F-109]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  const { keyboard } = page
  const { dialog } = report
  await report.heading('acceptTerms')
  await pick(page, report.field('acceptTerms'))
  await keyboard.press('Enter')
  await report.heading('contactNoManagement')
  await type(page, report.field('phone'), '070-1740605')
  await keyboard.press('Enter')
  await report.heading('residentResidence')
  await pick(page, report.radio(faultSv.place.dwelling))
  // an arrow goes to the next of the group, and chooses it
  await keyboard.press('ArrowDown')
  await expect(report.radio(faultSv.place.shared)).toBeChecked()
  await keyboard.press('ArrowUp')
  await pick(page, report.radio(/Ekbacksgatan 4 B/))
  await keyboard.press('Enter')
  await report.heading('problemArea')
  await pick(page, dialog.getByRole('radio').first())
  await keyboard.press('ArrowDown')
  await expect(report.radio('Kök')).toBeChecked()
  await keyboard.press('Enter')
  await report.heading('problemAreaDetails')
  await pick(page, dialog.getByRole('radio').first())
  await keyboard.press('Enter')
  await report.heading('appliances')
  await reach(page, dialog.getByRole('button', { name: faultSv.button.infoNext }))
  await keyboard.press('Enter')
  await report.heading('description')
  await type(page, report.field('description'), 'Kranen droppar.')
  await reach(page, dialog.getByRole('button', { name: faultSv.files.choose }))
  const chooser = page.waitForEvent('filechooser')
  await keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'kran.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(900, 1) })
  await expect(dialog.getByText('kran.jpg')).toBeVisible()
  await reach(page, dialog.getByRole('button', { name: faultSv.button.next }))
  await keyboard.press('Enter')
  await report.heading('summaryResident')
  const change = dialog.getByRole('button', { name: new RegExp(`^${faultSv.review.change}: `) })
  await reach(page, change.first())
  await keyboard.press('Enter')
  await report.heading('residentResidence')
  await reach(page, dialog.getByRole('button', { name: faultSv.button.next }))
  await keyboard.press('Enter')
  await report.heading('summaryResident')
  await reach(page, dialog.getByRole('button', { name: faultSv.button.submit }))
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: faultSv.sent.title })).toBeFocused()
  await reach(page, dialog.getByRole('button', { name: faultSv.sent.close }))
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('a board searches, and one without management writes its association and address, by keyboard alone [F-107, F-168]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'karin', 'open-board-case')
  const report = new Report(page)
  const { keyboard } = page
  const { dialog } = report
  await report.heading('acceptTerms')
  await pick(page, report.field('acceptTerms'))
  await keyboard.press('Enter')
  await report.heading('contactBoardMember')
  await pick(page, report.field('other'))
  await type(page, report.field('otherFirstName'), 'Noor')
  await type(page, report.field('otherLastName'), 'Nordin')
  await type(page, report.field('otherEmail'), 'noor@example.com')
  await keyboard.press('Enter')
  await report.heading('searchResidence')
  await pick(page, report.radio(faultSv.place.dwelling))
  await keyboard.press('ArrowDown')
  await expect(report.radio(faultSv.place.shared)).toBeChecked()
  await type(page, dialog.getByRole('searchbox'), 'Solbrunn')
  await pick(page, report.radio(/Solbrunnsvägen 10/))
  await keyboard.press('Enter')
  await report.heading('publicProblemArea')
  // out by Escape, which asks first and leaves by Tab and Enter
  await keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await reach(page, question.getByRole('button', { name: faultSv.cancel.leave }))
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await enter({ page, mock, context, baseURL }, 'birgitta', 'open-board-case')
  await reach(page, dialog.getByRole('button', { name: faultSv.noManagement.continue }))
  await keyboard.press('Enter')
  await report.heading('acceptTerms')
  await pick(page, report.field('acceptTerms'))
  await keyboard.press('Enter')
  await report.heading('contactNoManagement')
  await reach(page, report.field('email'))
  await keyboard.press('Enter')
  await report.heading('compound')
  await type(page, report.field('compoundName'), 'Brf Rundelen')
  await pick(page, report.field('isMember'))
  await keyboard.press('Enter')
  await report.heading('estateAddress')
  await pick(page, report.radio(faultSv.place.dwelling))
  await type(page, report.field('object'), '1102')
  await reach(page, dialog.getByRole('button', { name: faultSv.address.objectHelp }))
  await expect(page.getByRole('tooltip')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await type(page, report.field('address'), 'Rundelsvägen 3')
  await type(page, report.field('zipCode'), '169 70')
  await type(page, report.field('city'), 'Solna')
  await keyboard.press('Enter')
  await report.heading('problemArea')
})

test('a screen reader meets the steps in the order of the screen: where one is, the question, what is wrong, the answer, the ways on', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await report.acceptTerms()
  await report.next()
  await report.heading('residentResidence')
  await report.radio(faultSv.place.dwelling).check()
  await report.next()
  await expect(report.dialog).toMatchAriaSnapshot(`
    - dialog "Felanmälan":
      - complementary:
        - list "Alla steg":
          - listitem: /Dina uppgifter.*klart/
          - listitem: /Bostad/
      - text: Steg 2 av 6
      - button "Avbryt"
      - heading "Vilken bostad gäller det?" [level=2]
      - alert:
        - list:
          - listitem:
            - link "Vänligen välj en adress för att gå vidare med din felanmälan."
      - radiogroup "Gäller felet lägenheten eller ett gemensamt utrymme?":
        - radio /Lägenheten/ [checked]
        - radio /Gemensamt/
      - radiogroup "Välj adress":
        - radio /Ekbacksgatan 4 B/
        - radio /Annan bostad/
      - button "Föregående"
      - button "Nästa"
  `)
  await report.radio(/Ekbacksgatan 4 B/).check()
  await report.next()
  await report.choose('Hall')
  await report.next()
  await report.choose('Garderob')
  await report.next()
  await report.heading('description')
  await expect(report.dialog).toMatchAriaSnapshot(`
    - dialog "Felanmälan":
      - heading "Berätta vad som har hänt" [level=2]
      - textbox "Beskrivning"
      - region "Bilder och filer (frivilligt)":
        - button "Ta bild eller välj filer"
      - button "Föregående"
      - button "Nästa"
  `)
})

const afterFrame = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))'

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/** The longest that a page held its main thread, in milliseconds of computing: what else the computer does is left out. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const isMain = ({ pid, tid }: TraceEvent) => threads.some((one) => one.pid === pid && one.tid === tid)
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event))
  expect(tasks.length).toBeGreaterThan(30)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

const sentence = ['Kranen i köket', ' droppar hela', ' långa natten.']

test('with five files of 20 MB, typing never holds the page for 50 ms on a processor a quarter as fast', async ({
  page,
  mock,
  context,
  baseURL,
  browser,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDescription(report)
  await giveFiles(
    report,
    [1, 2, 3, 4, 5].map((at) => ({ name: `${at}.mp4`, bytes: 20_000_000 + at, type: 'video/mp4' })),
  )
  await expect(report.dialog.getByText('5.mp4')).toBeVisible()
  await report.field('description').focus()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const longest: number[] = []
  for (const words of sentence) {
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    for (const text of words) {
      // past Playwright, which would look at the whole page for its own trace
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
      await devtools.send('Runtime.evaluate', { expression: afterFrame, awaitPromise: true })
    }
    longest.push(longestTask(await browser.stopTracing()))
  }
  await expect(report.field('description')).toHaveValue(sentence.join(''))
  // a busy computer can only add to what the page needs
  expect(Math.min(...longest)).toBeLessThan(50)
})
