import type { Page } from '@playwright/test'
import nb from '#src/screens/register/messages.nb.json' with { type: 'json' }
import sv from '#src/screens/register/messages.sv.json' with { type: 'json' }
import { button, field, password } from '#tests/support/pages/account-pages.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { login, header, myPages } = texts.sv

type Person = { firstName: string; lastName: string; email: string; phoneNumber: string }

const klara: Person = {
  firstName: 'Klara',
  lastName: 'Ek',
  email: 'klara.ek@example.com',
  phoneNumber: '070-1740650',
}

async function fillIn(page: Page, person: Person, words = sv): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'] as const)
    await field(page, words.field[name]).fill(person[name])
  await page.getByRole('checkbox', { name: words.field.consent }).check()
}

async function chooseAPassword(page: Page, birthDate: string): Promise<void> {
  await page.getByRole('radio', { name: sv.way.password }).check()
  await field(page, sv.field.birthDate).fill(birthDate)
  await password(page, sv.field.password).fill('hemligt-ord')
  await password(page, sv.field.repeated).fill('hemligt-ord')
}

test(
  'a newcomer comes from the login to the account page, is told what is wrong at each field, and then has an account [R-009, C-009, V-004, V-005, V-015]',
  { tag: '@static' },
  async ({ page, journey }) => {
    await journey()
    await page.getByRole('button', { name: header.login }).press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: login.links.register }).press('Enter')
    await expect(page).toHaveURL(/\/skapa-konto\/$/)
    await page.getByRole('radio', { name: sv.way.password }).check()
    await button(page, sv.submit).press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: sv.summary })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(Object.values(sv.required))
    await summary.getByRole('link', { name: sv.required.phoneNumber }).press('Enter')
    await expect(field(page, sv.field.phoneNumber)).toBeFocused()

    await field(page, sv.field.firstName).fill('Klara 2')
    await field(page, sv.field.lastName).fill('E<k')
    await field(page, sv.field.email).fill('klara.ek')
    await field(page, sv.field.phoneNumber).fill('12345')
    await field(page, sv.field.birthDate).fill('31021990')
    await password(page, sv.field.password).fill('kort')
    await password(page, sv.field.repeated).fill('lång')
    await page.getByRole('checkbox', { name: sv.field.consent }).check()
    await button(page, sv.submit).press('Enter')
    const { emailVerificationCode: _code, campaignCode: _campaign, ...wrong } = sv.wrong
    await expect(summary.getByRole('link')).toHaveText(Object.values(wrong))
    await expect(field(page, sv.field.email)).toHaveValue('klara.ek')

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/account_service/register'))
        sent.push(request.postData() ?? '')
    })
    await fillIn(page, klara)
    await chooseAPassword(page, '17 04 1988')
    await page.getByRole('checkbox', { name: sv.field.newsletter }).check()
    await expect(summary).toHaveCount(0)
    await button(page, sv.submit).dblclick()
    await expect(
      page.getByRole('heading', { name: filled(myPages.greeting.hello, { name: 'Klara' }) }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/mina-sidor\/$/)
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        ...klara,
        birthDate: '1988-04-17',
        password: 'hemligt-ord',
        newsletter: true,
        consent: true,
        siteId: 1,
      },
    ])
  },
)

test('in Norway the e-ID is on another page; who comes back refused finds the form as it was, and nobody else reads the code in the address [R-031, C-012, X-003, R-062]', async ({
  page,
  journey,
}) => {
  await journey({ site: 'Jmno', path: '/registrer-deg/' })
  await fillIn(page, { ...klara, phoneNumber: '40000102' }, nb)
  await button(page, nb.submitEid).press('Enter')
  await expect(page).toHaveURL(/\/eid-provider\//)
  const toldContent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/GetViewModel')) toldContent.push(request.url())
  })
  await page.getByRole('radio', { name: /Kåre/ }).check()
  await page.getByRole('button', { name: 'Godkjenn' }).click()

  await expect(page.getByText(nb.problem.mustActivatePid)).toBeVisible()
  await expect(page).toHaveURL(/\/registrer-deg\/$/)
  await expect(field(page, nb.field.email)).toHaveValue(klara.email)
  await expect(field(page, nb.field.phoneNumber)).toHaveValue('40000102')
  expect(toldContent.join(' ')).toContain('/registrer-deg/')
  expect(toldContent.join(' ')).not.toContain('code')
})
