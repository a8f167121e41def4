import contactForm from '#src/features/contact-form/messages.sv.json' with { type: 'json' }
import { expect, on, test } from '#tests/support/journey.ts'
import { pageHeading } from '#tests/support/page-heading.ts'

const templatePages = {
  areas: ['/omraden/', '/omraden/nacka/ekbacken/'],
  articles: ['/nyheter/sa-laser-du-ett-lanelofte/'],
  blog: ['/bloggen/', '/bloggen/provrummet/'],
  campaigns: ['/kampanj/oppet-hus/'],
  news: ['/nyheter/'],
  press: ['/press/', '/press/klimatmal/', '/press/bilder/strandangen-kvall/'],
  questions: ['/kundservice/vanliga-fragor/'],
  inspiration: ['/inspiration/', '/inspiration/kok-och-bad/', '/inspiration/hostkollektionen/'],
  sustainability: ['/hallbarhet/', '/hallbarhet/aterbruk/'],
  careers: ['/karriar/'],
  'reference projects': ['/referensprojekt/', '/referensprojekt/mejeriet/'],
  'rental projects': ['/hyresratter/', '/bostader/malmo/mollegarden/larktradet/'],
  stages: ['/bostader/nacka/ekbacken/brf-strandangen/'],
  homes: ['/bostader/nacka/ekbacken/brf-strandangen/c-1403/'],
  premises: ['/lokaler/', '/lokaler/stockholm/ankarspelet/', '/lokaler/stockholm/ankarspelet/restaurang-1/'],
  search: ['/sok-bostad/'],
  succession: ['/overlatelser/'],
  testimonial: ['/inspiration/hemma-hos-sanna/'],
}

type Shown = { heading: string; items?: { heading: string }[]; blocks: { heading?: string }[] }

for (const [kind, paths] of Object.entries(templatePages)) {
  test(`pages of the kind ${kind} show what their view models hold [F-009, F-011]`, async ({
    page,
    baseURL,
  }) => {
    for (const path of paths) {
      const answer = page.waitForResponse((one) => one.url().includes(`${path}GetViewModel`))
      await page.goto(on('localhost', path, baseURL))
      const { content: shown } = (await (await answer).json()) as { content: Shown }
      await expect(pageHeading(page)).toHaveText(shown.heading)
      const main = page.getByRole('main')
      for (const part of [shown.items?.[0], shown.blocks.find((block) => block.heading)])
        if (part?.heading) await expect(main.getByText(part.heading).first(), path).toBeVisible()
    }
  })
}

test('a form on a page says what is missing, keeps what was typed when it fails, and thanks whoever sent it [CI-009, V-041]', async ({
  page,
  mock,
  baseURL,
}) => {
  const { field, required, problem, done, submit } = contactForm
  await page.goto(on('localhost', '/kundservice/ring-upp-mig/', baseURL))
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('link', { name: required.email })).toBeVisible()
  await page.getByLabel(field.firstName).fill('Karin')
  await page.getByLabel(field.lastName).fill('Lund')
  await page.getByLabel(field.email).fill('karin.lund@example.com')
  await page.getByLabel(field.message).fill('Kan ni ringa på kvällen?')
  await mock.fault({ operationId: 'submitContactForm', status: 503 })
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText(problem.general)).toBeVisible()
  await expect(page.getByLabel(field.message)).toHaveValue('Kan ni ringa på kvällen?')
  await mock.clearFaults()
  const sent = page.waitForRequest((one) => one.url().endsWith('/contentservice/contact'))
  await page.getByRole('button', { name: submit }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    formType: 'modalContact',
    siteId: 1,
    fields: { firstName: 'Karin', message: 'Kan ni ringa på kvällen?' },
  })
  await expect(page.getByText(done.title)).toBeVisible()
})
