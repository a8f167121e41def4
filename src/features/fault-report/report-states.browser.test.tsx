import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { readCookie } from '#src/lib/storage/cookies.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { heardDuring } from '#tests/support/barriers/read-aloud.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nb from './messages.nb.json'
import sv from './messages.sv.json'
import { fieldHere, giveFiles, reportIn } from './report-page.test-support.ts'

const { answered, asked, mock, visit } = visits()

const width = 390
const { dialog, button, radio, isAt, isClean, next, choose, fill, t, ...ways } = reportIn()
const { toPlace, toDwelling, toDescription } = ways
const told = () => dialog().getByRole('alert')
const file = (name: string) => dialog().getByText(name, { exact: true })

async function toDishwasher() {
  await toDwelling()
  await next()
  await choose('Kök')
  await radio('Diskmaskin').click()
}

const mega = 1_000_000

test('who has no agreement is offered to write an address [F-106]', async () => {
  await visit({ persona: 'fatima', path: '/#open-case', width })
  await toPlace()
  expect(fieldHere('address')).toBeNull()
  await radio(sv.place.dwelling).click()
  await next()
  const summary = told().filter({ hasText: sv.error['address-required'] })
  await expect.element(summary).toHaveFocus()
  await isClean()
  await summary.getByRole('link', { name: sv.error['address-required'] }).click()
  await expect.poll(() => document.activeElement === fieldHere('address')).toBe(true)
  await expect.element(radio(sv.residence.other)).not.toBeInTheDocument()
})

test('files are checked before they are sent, and each refusal says why [F-111, V-049, X-058, X-059]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await toDescription()
  await fill({ description: 'Dörren gnisslar.' })
  giveFiles([
    { name: 'tom.jpg', bytes: 0 },
    { name: 'fel.jpg', bytes: 10, type: 'application/zip' },
    { name: 'program.exe', bytes: 10 },
    { name: 'stor.mp4', bytes: 21 * mega, type: 'video/mp4' },
    { name: 'nästan.mp4', bytes: 19 * mega, type: 'video/mp4' },
  ])
  for (const [name, error] of [
    ['tom.jpg', 'empty'],
    ['fel.jpg', 'type'],
    ['program.exe', 'type'],
    ['stor.mp4', 'tooLarge'],
  ] as const)
    await expect.element(told()).toMatchTextContent(t(`fault-report.files.error.${error}`, { name }))
  await expect.element(file('nästan.mp4')).toBeVisible()
  await isClean()
  expect(fieldHere('description')?.value).toBe('Dörren gnisslar.')
})

test('files are dropped and pasted too, under clean names, what was taken away is chosen again, and a sixth is one too many [F-111, V-048, X-057]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await toDescription()
  await page.viewport(width, 600)
  const film = { name: 'nästan.mp4', bytes: 19 * mega, type: 'video/mp4' }
  const chooser = button(sv.files.choose).element() as HTMLElement
  chooser.focus()
  chooser.scrollIntoView({ block: 'end' })
  const heard = await heardDuring(async () => {
    giveFiles([film])
    await expect.element(file(film.name)).toBeInViewport()
  })
  expect(heard.join()).toContain('En fil, 19')
  await expect.element(button(sv.files.choose)).toHaveFocus()
  await button(t('fault-report.files.remove', { name: film.name })).click()
  await expect.element(file(film.name)).not.toBeInTheDocument()
  giveFiles([film])
  await expect.element(file(film.name)).toBeVisible()
  giveFiles([{ name: 'a/b\\c 🙂.jpg', bytes: 11 }], 'drop')
  await expect.element(file('a-b-c 🙂.jpg')).toBeVisible()
  await expect.element(told()).not.toBeInTheDocument()
  giveFiles([{ name: 'urklipp.png', bytes: 12, type: 'image/png' }], 'paste')
  await expect.element(file('urklipp.png')).toBeVisible()
  // together with the three that are there: six files, and 101 MB
  giveFiles(
    ['x', 'y', 'z'].map((name, at) => ({
      name: `${name}.pdf`,
      bytes: 20 * mega + at,
      type: 'application/pdf',
    })),
  )
  await expect.element(told()).toMatchTextContent(t('fault-report.files.error.tooMany', { name: 'z.pdf' }))
  await button(t('fault-report.files.remove', { name: 'y.pdf' })).click()
  await expect.element(file('y.pdf')).not.toBeInTheDocument()
  await expect.element(told()).not.toBeInTheDocument()
})

test('Cancel asks first; going on keeps everything, leaving closes and forgets it [F-097, S-050]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await toDescription()
  await fill({ description: 'Dörren gnisslar.' })
  const question = page.getByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  expect(await barriersHere({ within: '[role=alertdialog]' })).toEqual([])
  await question.getByRole('button', { name: sv.cancel.stay }).last().click()
  expect(fieldHere('description')?.value).toBe('Dörren gnisslar.')
  expect(readCookie('caseWizard')).toBeDefined()
  await button(sv.cancel.button).click()
  await question.getByRole('button', { name: sv.cancel.leave }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(readCookie('caseWizard') ?? '').toBe('')
})

test('rooms and details that cannot be loaded say so in the exact words, and are tried again [F-108, X-045, X-046, C-048, C-049]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await toDwelling()
  await mock.fault({ operationId: 'getRooms', status: 503 })
  await mock.fault({ operationId: 'getAssets', status: 503 })
  await next()
  const rooms = 'Ett fel uppstod vid hämtning av utrymmen. Försök igen senare.'
  await expect.element(dialog().getByText(rooms)).toBeVisible()
  // nobody can choose from what has not come
  await next()
  await expect.element(button(sv.retry)).toHaveFocus()
  await expect.element(dialog().getByRole('link')).not.toBeInTheDocument()
  await mock.clearFaults()
  await mock.fault({ operationId: 'getAssets', status: 503 })
  await button(sv.retry).click()
  await choose('Hall')
  const details = 'Ett fel uppstod vid hämtning av detaljerade utrymmen. Försök igen senare.'
  await expect.element(dialog().getByText(details)).toBeVisible()
  await mock.clearFaults()
  await button(sv.retry).click()
  await expect.element(dialog().getByRole('radio', { name: 'Garderob' })).toBeVisible()
})

test('a film among the answers plays in its place once the visitor allows it, and the report goes on [F-109, P-034]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await toDishwasher()
  await next()
  await isAt('appliances')
  const title = 'Så rensar du silen i diskmaskinen'
  await button(t('page-content.film.play', { title })).click()
  expect(document.querySelector('iframe')).toBeNull()
  await page.getByRole('button', { name: t('page-content.film.allow') }).click()
  await expect.element(dialog().getByTitle(title)).toHaveFocus()
  await expect.element(dialog().getByText(t('page-content.film.script'))).toBeVisible()
  await isClean()
  await next()
  await isAt('description')
})

test('articles that cannot be fetched are passed over in silence, and the report goes on [X-056, F-109, C-028, C-050]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await toDishwasher()
  for (const operationId of ['getCaseFaq', 'getCustomerArticles'])
    await mock.fault({ operationId, status: 503 })
  await next()
  await isAt('appliances')
  await expect.element(dialog().getByText(sv.info.none)).toBeVisible()
  await expect.element(told()).not.toBeInTheDocument()
  await isClean()
  await next()
  await isAt('description')
})

test('a board whose association cannot be read meets the technical error screen, and gets on by trying again [F-116, X-052, X-053, X-062]', async () => {
  await mock.fault({ operationId: 'getCooperative', status: 503 })
  await visit({ persona: 'karin', path: '/#open-board-case', width })
  await expect.element(dialog().getByRole('heading', { name: 'Tekniskt fel' })).toHaveFocus()
  await expect
    .element(dialog().getByText('Ett tekniskt fel inträffade. Vänligen försök igen senare.'))
    .toBeVisible()
  const contact = dialog().getByText(/kundservice.* 08-465\s004\s10/)
  await expect.element(contact).toBeVisible()
  // the number stays on one line
  const number = document.createRange()
  number.selectNodeContents(contact.element())
  number.setStartBefore(contact.getByText('08-465').element())
  expect(new Set(Array.from(number.getClientRects(), ({ top }) => Math.round(top))).size).toBe(1)
  await isClean()
  await mock.clearFaults()
  await button(sv.technical.retry).click()
  await isAt('acceptTerms')
})

test('an address with poolingId and type opens the report, and the parameters vanish [F-113, S-061]', async () => {
  await visit({ persona: 'amira', path: '/?poolingId=abc&type=case', width })
  await isAt('acceptTerms')
  expect(location.search).toBe('')
})

test('whose account has no BankID adds it first, is told when it is done, and goes on with the report [F-117, S-027, X-064, X-065, X-066]', async () => {
  await mock.takeThePhone()
  await visit({ persona: 'tove', path: '/#open-case', width })
  const isTitled = (name: string) => expect.element(dialog().getByRole('heading', { name })).toHaveFocus()
  await isTitled('Aktivera BankID för att fortsätta med din felanmälan')
  await isClean()
  await mock.fault({ operationId: 'startUpdate', status: 503 })
  await button(sv.bankid.start).click()
  await expect.element(told()).toMatchTextContent(sv.bankid.failed)
  await isClean()
  await mock.clearFaults()
  await button(sv.bankid.start).click()
  await isTitled('Verifiera dig med Mobilt BankID')
  await expect.element(dialog().getByRole('img', { name: sv.bankid.qr })).toBeVisible()
  await expect
    .element(dialog().getByRole('link', { name: sv.bankid.openHere }))
    .toHaveAttribute('href', expect.stringContaining('autostarttoken='))
  await isClean()
  await mock.approveAs('lucas')
  await isTitled('Klart!')
  await isClean()
  await button('Fortsätt med felanmälan').click()
  await isAt('acceptTerms')
})

test('who cancels in the BankID app is told so as no error, whose BankID is of another account what to do, and both go on [F-117, S-027]', async () => {
  await mock.takeThePhone()
  await visit({ persona: 'tove', path: '/#open-case', width })
  const open = async () => {
    await button(sv.bankid.start).click()
    await expect.element(dialog().getByRole('img', { name: sv.bankid.qr })).toBeVisible()
  }
  await open()
  const { orderRef } = await mock.waitingOrder()
  await mock.call('POST', `/eid/orders/${orderRef}/cancel`)
  await expect
    .element(dialog().getByRole('status').filter({ hasText: sv.bankid.problem.cancelled }))
    .toBeVisible()
  await expect.element(told()).not.toBeInTheDocument()
  await open()
  await mock.approveAs('amira')
  await expect.element(told()).toMatchTextContent(sv.bankid.problem.alreadyExists)
  await open()
  await mock.approveAs('lucas')
  await expect.element(dialog().getByRole('heading', { name: sv.bankid.done })).toHaveFocus()
})

test('who left the report for the BankID app on the same phone comes back to it, and goes on [F-117, S-027, F-113]', async () => {
  await mock.takeThePhone()
  const { unmount } = await visit({ persona: 'tove', path: '/#open-case', width })
  await button(sv.bankid.start).click()
  await expect.element(dialog().getByRole('img', { name: sv.bankid.qr })).toBeVisible()
  const [started] = await answered<{ session: string }>('/update/bank_id/start')
  await unmount()
  // what was still asked of the page would end the process there
  await expect.poll(() => asked('').every(({ isOver }) => isOver)).toBe(true)
  await mock.approveAs('lucas')
  await visit({ persona: 'tove', path: `/?type=update&poolingId=${started?.session}#fault-report`, width })
  await expect.element(dialog().getByRole('heading', { name: sv.bankid.done })).toBeVisible()
  expect(location.search).toBe('')
})

test('in Norway an account without BankID is asked to add it, and led to the settings [F-118, P-024]', async () => {
  const agree = translated('nb')('site-consent.agree')
  // her account is Swedish, so the Norwegian site asks for consent first
  const { unmount } = await visit({ site: 'Jmno', persona: 'tove', width })
  await page.getByRole('button', { name: agree }).click()
  await expect.element(page.getByRole('button', { name: agree })).not.toBeInTheDocument()
  await unmount()
  await visit({ site: 'Jmno', persona: 'tove', path: '/#open-case', width })
  const report = reportIn(nb).dialog()
  await expect.element(report.getByRole('heading', { name: nb.bankid.title })).toHaveFocus()
  await expect.element(report.getByText(nb.bankid.textElsewhere)).toBeVisible()
  await expect.element(report.getByRole('button', { name: nb.bankid.start })).not.toBeInTheDocument()
  await isClean()
  await report.getByRole('link', { name: nb.bankid.toSettings }).click()
  await expect.element(report).not.toBeInTheDocument()
  await expect.poll(() => location.pathname).toBe('/mine-sider/mine-innstillinger/')
})

test('on paper a report stands in the place of the page that it lies over, as long as it is', async () => {
  await visit({ persona: 'amira', path: '/#open-case' })
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => document.querySelector('footer')).not.toBeNull()
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(document.querySelector('footer')?.checkVisibility()).toBe(false)
  for (let at: Element | null = dialog().element(); at && at !== document.body; at = at.parentElement)
    expect(getComputedStyle(at).position).not.toBe('fixed')
})
