import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heardDuring, readAloud } from '#tests/support/barriers/read-aloud.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { button, field, hold } from '../booking/booking-steps.test-support.ts'
import booking from '../booking/messages.sv.json'

const { visit } = visits()
const main = () => page.getByRole('main').element()
const region = (name: string) => page.getByRole('region', { name }).element()

test('the search is heard as filters, what is shown, how many there are, then homes one by one; a change is announced [F-085]', async () => {
  await visit({ path: '/sok-bostad/' })
  await expect.poll(() => page.getByRole('article').elements().length).toBe(30)
  const heard = await readAloud(main(), 'listitem, level 1, position 2, set size 30')
  const inOrder = [
    'heading, Bostäder till salu, level 1',
    'group, Filter',
    'button, Hela landet, not expanded, has popup dialog',
    'button, Pris, not expanded, has popup dialog',
    'button, Spara sökning, has popup dialog',
    'group, Visa',
    'radio, Bostäder, checked, position 1, set size 3',
    'status',
    '637 bostäder',
    'option, Pris, lägst först, price:asc, not selected, position 3, set size 8',
    'list, Bostäder',
    'article',
    'heading, Vävnaden, A-1202, level 2',
    'link, Vävnaden, A-1202',
    '1 rok · 30 m² · plan 2',
    '1 225 000 kr',
  ]
  expect(heard.filter((phrase) => inOrder.includes(phrase))).toEqual(inOrder)
  const announced = await heardDuring(async () => {
    await page.getByRole('group', { name: 'Visa', exact: true }).getByText('Projekt').click()
    await expect.element(page.getByRole('status').first()).toMatchTextContent(/^49 projekt/)
  })
  expect(announced).toContain('polite: 49 projekt i 30 områden')
})

test('a home is heard part by part, each by its name, and its price with what it costs by the month', async () => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/c-1103/' })
  await expect.element(page.getByRole('region', { name: 'Din månadskostnad' })).toBeVisible()
  const heard = await readAloud(main())
  expect(heard.slice(1, 9)).toEqual([
    'navigation, Du är här',
    'list',
    'link, Start',
    'link, Bostäder',
    'link, Nacka',
    'link, Brf Strandängen',
    'C-1103',
    'heading, Två rum med egen uteplats, level 1',
  ])
  expect(heard.filter((phrase) => phrase.startsWith('region')).slice(0, 11)).toEqual([
    'region, Se bostaden',
    'region, Pris och bokning',
    'region, Fråga om bostaden',
    'region, Fakta',
    'region, Din månadskostnad',
    'region, Föreningens ekonomi',
    'region, Det här ingår',
    'region, Det här kan du välja',
    'region, Visningar',
    'region, Läget i huset',
    'region, Dokument',
  ])
  expect(await readAloud(region('Pris och bokning'))).toEqual([
    'region, Pris och bokning',
    'Till salu',
    'button, Spara Brf Strandängen, C-1103 som favorit, not pressed',
    'Pris',
    '3 345 000 kr',
    'Sänkt från',
    'deletion',
    '3 465 000 kr',
    'Avgift 3 290 kr/mån · 61 944 kr/m²',
    'link, Boka lägenheten',
    'Du legitimerar dig, läser avtalet och betalar 25 000 kr. Pengarna räknas av från priset.',
    'button, Boka visning',
    'button, Anmäl intresse',
    'button, Jämför',
    'button, Dela',
    'button, Skriv ut',
  ])
})

test('a booking is heard as its step, its fields with what they hold, and what is missing as an alert', async () => {
  await visit({ persona: 'jonas', path: '/boka/?objectId=home-strandangen-c-1103' })
  await expect.element(button(booking.start.button)).toBeVisible()
  expect((await readAloud(main())).slice(1, 3)).toEqual([
    'heading, Boka Brf Strandängen, C-1103, level 1',
    'Vi reserverar bostaden åt dig i 30 minuter medan du går igenom stegen.',
  ])
  expect(await heardDuring(hold)).toContain('heading, Dina uppgifter, level 1')
  const fields = (await readAloud(main())).filter((phrase) => /^(textbox|checkbox|button)/.test(phrase))
  expect(fields).toEqual([
    'textbox, Förnamn, Jonas, read only',
    'textbox, Efternamn, Wiklund, read only',
    'textbox, Personnummer, 19880902-****, read only',
    'textbox, E-post, jonas.wiklund@example.com',
    'textbox, Telefon, 070-1740621',
    'textbox, Gatuadress, Rörstigen 8',
    'textbox, Postnummer, 169 58',
    'textbox, Ort, Solna',
    'checkbox, Vi är två som köper tillsammans, not checked',
    'button, Nästa: dokument',
    'button, Avbryt bokningen',
  ])
  await field(booking.field.city).fill('')
  const refused = await heardDuring(async () => {
    await button(booking.next.documents).click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
  })
  expect(refused.at(-1)).toBe('alert')
  expect(await readAloud(page.getByRole('alert').element())).toEqual([
    'alert',
    'En sak behöver ses över innan du kan gå vidare',
    'list',
    'link, Skriv orten.',
  ])
  const heard = await readAloud(main())
  expect(heard.find((phrase) => phrase.startsWith('textbox, Ort'))).toBe(
    'textbox, Ort, Skriv orten., invalid',
  )
})

test('the fault report is heard as a dialog with its steps, what to know first, and what is missing as an alert', async () => {
  await visit({ persona: 'amira', path: '/#open-case' })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const heard = await readAloud(dialog.element())
  const inOrder = [
    'dialog, Felanmälan',
    'list, Alla steg',
    'Dina uppgifter',
    'Granska och skicka',
    'form',
    'heading, Bra att veta innan du anmäler, level 2',
    'link, 08-465 004 10',
    'checkbox, Jag har tagit del av informationen, not checked',
    'button, Jag förstår, gå vidare',
  ]
  expect([...new Set(heard)].filter((phrase) => inOrder.includes(phrase))).toEqual(inOrder)
  const refused = await heardDuring(async () => {
    await dialog.getByRole('button', { name: 'Jag förstår, gå vidare' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveFocus()
  })
  expect(refused.at(-1)).toBe('alert')
  const told = await readAloud(dialog.getByRole('alert').element())
  expect(told).toContain('link, Vänligen markera att du tagit del av informationen för att gå vidare.')
})
