import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import compare from '#src/screens/home/compare/messages.sv.json'
import home from '#src/screens/home/messages.sv.json'
import interest from '#src/features/interest/messages.sv.json'
import project from '#src/screens/project/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import showings from '#src/features/showings/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { failsTwice } from '#tests/support/component/fails-twice.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import {
  chosen,
  decision,
  homeNamed,
  homes,
  numbers,
  row,
  rows,
  strandangen,
  underRoofOfBrand,
} from '#src/screens/project/project-page.test-support.ts'

const { asked, mock, visit } = visits()

/** A home of the project for sale with a tour, and a home with two viewings that take guests. */
const known = `${strandangen}c-1501/`
const shown = '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/'
const down = { status: 503, problemCode: 'serviceUnavailable' } as const

const dialog = () => page.getByRole('dialog')
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })

/** Fills in who one is, in a form of the dialog. */
async function introduce(names: typeof interest.field | typeof showings.field): Promise<void> {
  await dialog().getByLabelText(names.firstName).fill('Joel')
  await dialog().getByLabelText(names.lastName).fill('Åkerlund')
  await dialog().getByLabelText(names.email).fill('joel.akerlund@example.com')
  await dialog().getByLabelText(names.phoneNumber).fill('070-1740651')
}

test('an interest that cannot be sent says so, keeps what was written, and is sent once on the next try [CI-006]', async () => {
  await visit({ path: known })
  await page.getByRole('button', { name: interest.open }).first().click()
  await introduce(interest.field)
  await dialog().getByLabelText(interest.field.terms).click()
  await failsTwice(mock, {
    operationId: 'createInterest',
    send: inDialog(interest.submit),
    told: interest.problem.general,
    kept: [
      [dialog().getByLabelText(interest.field.firstName), 'Joel'],
      [dialog().getByLabelText(interest.field.email), 'joel.akerlund@example.com'],
    ],
    done: dialog().getByText(interest.done.thanks),
  })
  expect(asked('/account_service/interest')).toHaveLength(3)
})

const forms = [
  { what: 'viewing', path: shown, texts: showings, opener: showings.bookOne, send: showings.dialog.submit },
  { what: 'interest', path: known, texts: interest, opener: interest.open, send: interest.submit },
]
for (const { what, path, texts, opener, send } of forms)
  test(`${what}: what a guest typed is there again after Back has closed the form, until it is sent [S-030, G-088]`, async () => {
    await visit({ path })
    const open = page.getByRole('button', { name: opener }).first()
    await open.click()
    await introduce(texts.field)
    history.back()
    await expect.element(dialog()).not.toBeInTheDocument()
    await open.click()
    const first = dialog().getByLabelText(texts.field.firstName)
    await expect.element(first).toHaveValue('Joel')
    await expect.element(dialog().getByLabelText(texts.field.email)).toHaveValue('joel.akerlund@example.com')
    if (what === 'interest') await dialog().getByLabelText(interest.field.terms).click()
    await inDialog(send).click()
    await inDialog(texts.done.close).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(Object.keys(sessionStorage).filter((key) => /^(showing|interest)-/.test(key))).toEqual([])
  })

test('a full viewing says so, and another can be chosen without writing anew [CI-010]', async () => {
  await visit({ path: shown })
  await mock.fault({ operationId: 'registerShowing', status: 409, problemCode: 'conflict' })
  await page.getByRole('button', { name: showings.bookOne }).click()
  await introduce(showings.field)
  await inDialog(showings.dialog.submit).click()
  await expect.element(dialog().getByText(showings.problem.full)).toBeVisible()
  await mock.clearFaults()
  await dialog().getByRole('radio').nth(1).click()
  await inDialog(showings.dialog.submit).click()
  await expect.element(dialog().getByText(showings.done.welcome)).toBeVisible()
})

test('a customer books without writing who they are; what fails is tried again, and the list says so after [CI-010]', async () => {
  await visit({ persona: 'viggo', path: shown })
  await mock.fault({ operationId: 'registerShowing', ...down })
  await page.getByRole('button', { name: showings.bookOne }).click()
  const book = inDialog(showings.dialog.submit)
  await expect.element(book).toBeVisible()
  await expect.element(dialog().getByRole('textbox')).not.toBeInTheDocument()
  await book.click()
  await expect.element(dialog().getByText(showings.problem.general)).toBeVisible()
  await mock.clearFaults()
  await book.dblClick()
  await expect.element(dialog().getByText(showings.done.welcome)).toBeVisible()
  await inDialog(showings.done.close).click()
  await expect.element(page.getByText(showings.booked)).toHaveLength(1)
})

const card = () => page.getByRole('region', { name: home.buy.label })
const book = () => card().getByRole('link', { name: home.book.apartment })

test('a home with priority says that others wait, and how to get it; a VIP customer who has paid books, one who has not is asked to pay [F-151, P-012]', async () => {
  const { unmount } = await visit({ path: `${strandangen}c-1502/` })
  await expect.element(card()).toMatchTextContent(home.vip.others)
  await expect.element(card().getByRole('link', { name: home.vip.how })).toHaveAttribute('href', '/fortur/')
  await expect.element(book()).not.toBeInTheDocument()
  await unmount()
  const unpaid = await visit({ persona: 'saga', path: `${strandangen}c-1502/` })
  await expect.element(card()).toMatchTextContent(home.vip.unpaid)
  await expect
    .element(card().getByRole('link', { name: home.vip.pay }))
    .toHaveAttribute('href', '/mina-sidor/vip/')
  await expect.element(book()).not.toBeInTheDocument()
  await unpaid.unmount()
  await visit({ persona: 'viggo', path: `${strandangen}c-1502/` })
  await expect.element(book()).toHaveAttribute('href', expect.stringMatching(/\?objectId=/))
})

test('a reserved home takes interest, a sold one takes none', async () => {
  const { unmount } = await visit({ path: `${strandangen}c-1302/` })
  const ask = card().getByRole('button', { name: interest.open })
  await expect.element(card()).toMatchTextContent(home.why.taken)
  await expect.element(ask).toBeVisible()
  await expect.element(book()).not.toBeInTheDocument()
  await unmount()
  await visit({ path: `${strandangen}c-1101/` })
  await expect.element(card()).toMatchTextContent(home.gone.sold)
  await expect.element(ask).not.toBeInTheDocument()
})

test('a home that cannot be fetched says so in its column, the others stay, and it is tried again', async () => {
  const open = () => page.getByRole('button', { name: new RegExp(`^${compare.open}( \\(\\d\\))?$`) })
  const columns = () => page.getByRole('dialog', { name: compare.title }).getByRole('columnheader')
  const { unmount } = await visit({ path: `${strandangen}c-1404/` })
  await open().click()
  await expect.element(columns()).toHaveLength(1)
  await unmount()
  await visit({ path: `${strandangen}c-1303/` })
  await expect.element(open()).toBeVisible()
  await mock.fault({ operationId: 'getViewModel', ...down })
  await open().click()
  await expect.element(columns()).toHaveLength(2)
  const lost = columns().first()
  await expect.element(lost.getByRole('alert')).toMatchTextContent(compare.failed)
  await expect.element(page.getByRole('table')).toMatchTextContent(/3\s495\s000\skr/)
  expect(await barriersHere({ modal: true })).toEqual([])
  await mock.clearFaults()
  lost.getByRole('button', { name: compare.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lost.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(lost).toHaveFocus()
  await expect.element(page.getByRole('table')).toMatchTextContent(/5\s895\s000\skr/)
})

const shows = (count: number) => expect.poll(() => rows().elements().length).toBe(count)

test('the yard side shows the same homes from behind, without the sun that is studied at the front [F-147, F-176]', async () => {
  await visit({ path: strandangen })
  const sun = page.getByRole('switch', { name: project.picker.sun })
  await sun.click()
  const time = page.getByRole('slider', { name: project.picker.time })
  await expect.element(time).toHaveAttribute('aria-valuetext', 'kl. 15:00')
  ;(time.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(time).toHaveAttribute('aria-valuetext', 'kl. 17:00')
  await page.getByText('december', { exact: true }).click()
  await expect.element(time).toHaveAttribute('aria-valuetext', 'kl. 17:00')

  const yard = page.getByRole('button', { name: project.picker.yard })
  await yard.click()
  await expect.element(sun).not.toBeInTheDocument()
  await expect.poll(() => numbers().length).toBe(20)
  expect(numbers().slice(0, 2)).toEqual(['C-1504', 'C-1503'])
  await yard.click()
  await expect.element(sun).toBeVisible()
})

test('another house is chosen by its name, by its letter on the site plan, or by a home of it in the table [F-147]', async () => {
  await visit({ path: '/bostader/molndal/kvarnfallet/papperskvarten/' })
  const of = (house: string) => page.getByRole('group', { name: `Lägenheter i ${house}` })
  await page.getByText('Hus B', { exact: true }).first().click()
  await expect.element(of('Hus B')).toBeVisible()
  await expect.element(chosen()).toMatchTextContent('B-')
  const plan = translated('sv')('project.sitePlan.show', { house: 'Hus A' })
  await expect.poll(underRoofOfBrand).toEqual(['B'])
  await page.getByRole('button', { name: plan }).click()
  await expect.element(of('Hus A')).toBeVisible()
  await expect.poll(underRoofOfBrand).toEqual(['A'])
  await page.getByText('Så ligger husen', { exact: true }).first().click()
  await page
    .getByRole('button', { name: translated('sv')('project.picker.toHouse', { house: 'Hus B' }) })
    .click()
  await expect.element(of('Hus B')).toBeVisible()
  await row('B-1501').getByRole('button').click()
  await expect.element(page.getByRole('radio', { name: 'Hus B' })).toBeChecked()
  await expect.element(homeNamed('B-1501')).toHaveAttribute('aria-pressed', 'true')
})

test('a home of the other side of a tower turns the picture, and the side that is turned to chooses a home of it [F-147]', async () => {
  await visit({ site: 'Boratt', path: '/bostader/stockholm/kolgardsparken/forsta-parkett/' })
  const yard = page.getByRole('button', { name: project.picker.yard })
  await expect.element(homeNamed('A-2104')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(yard).toHaveAttribute('aria-pressed', 'true')
  await yard.click()
  await expect.element(homeNamed('A-2103')).toHaveAttribute('aria-pressed', 'true')
  await row('A-2104').getByRole('button').click()
  await expect.element(yard).toHaveAttribute('aria-pressed', 'true')
})

test('all homes of a project are asked for at once; sold ones can be shown, and the rest be ordered [CV-007, K-023, F-081]', async () => {
  await visit({ path: strandangen })
  await shows(11)
  const [call] = asked('/search_object').filter(({ body }) => body.includes('stage-strandangen'))
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
    limit: 200,
    stageId: 'stage-strandangen',
    hasMadePurchase: false,
  })
  await expect.element(rows().first()).toMatchTextContent('C-1504')
  await page.getByRole('switch', { name: project.table.hideGone }).click()
  await shows(20)
  await expect.element(row('C-1101')).toMatchTextContent(search.status.sold)
  await page.getByRole('combobox', { name: project.table.order }).selectOptions(project.order.areaAsc)
  await expect.element(rows().first()).toMatchTextContent('C-1102')
})

test('homes are narrowed by rooms, price, area and tour, in the picture and in the table alike [N-072, F-147]', async () => {
  await visit({ path: strandangen })
  await shows(11)
  const filters = page.getByRole('group', { name: project.filter.label })
  await filters.getByRole('button', { name: project.filter.tour }).click()
  await filters.getByRole('button', { name: '3 rok' }).click()
  const { length } = rows().elements()
  expect(length).toBeLessThan(11)
  expect(length).toBeGreaterThan(0)
  await filters
    .getByRole('combobox', { name: project.filter.price })
    .selectOptions(filters.getByRole('option').nth(1))
  await shows(0)
  await expect.element(page.getByText(project.table.none)).toBeVisible()
  expect(await barriersHere({ within: '#picker' })).toEqual([])
  await filters.getByRole('button', { name: project.filter.clear }).click()
  await shows(11)
})

test('without the picker the page of a project does very well [C-098]', async () => {
  await mock.fault({ operationId: 'getExplorerData', ...down })
  await visit({ path: strandangen })
  await shows(11)
  await expect.element(homes()).not.toBeInTheDocument()
  await expect.element(page.getByText(project.picker.loading)).not.toBeInTheDocument()
})

test('without its homes the page of a project says so, and tries again', async () => {
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await visit({ path: strandangen })
  await expect.element(page.getByText(project.table.failed)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Brf Strandängen')
  await mock.clearFaults()
  page.getByRole('button', { name: project.table.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await shows(11)
  await expect.element(page.getByRole('heading', { name: 'Välj lägenhet i fasaden' })).toHaveFocus()
})

test('a sold-out project leads on to others', async () => {
  await visit({ path: '/bostader/lund/solbrunnshog/almvalvet/' })
  await expect.element(decision()).toMatchTextContent(project.card.soldOut)
  await expect
    .element(decision().getByRole('link', { name: project.card.search }))
    .toHaveAttribute('href', '/sok-bostad/')
  await shows(12)
})

test('a project to let has rents', async () => {
  await visit({ path: '/bostader/malmo/mollegarden/larktradet/' })
  await expect.element(page.getByRole('columnheader', { name: project.table.rent })).toBeVisible()
  await expect.element(chosen()).toMatchTextContent(/kr i hyra per månad/)
  await expect.element(page.getByText(project.figure.leftToRent)).toBeVisible()
  await expect.element(page.getByText(project.figure.rent, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^från 9\s060\skr per månad$/)).toBeVisible()
})
