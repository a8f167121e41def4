import { createTranslator } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { pageTexts as sandboxTexts } from '#src/screens/sandbox/samples.ts'
import type { Insight } from '#gen/insights/model.ts'
import type { Site } from '#src/sites/site.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import {
  newBackend,
  openPortal,
  portalAnsweredBy,
  type Watched,
} from '#tests/support/component/mocked-portal.tsx'
import { servedBySite, type ServedPage, type ServedSite, templateRows } from '#tests/support/served-pages.ts'

const backend = newBackend()
let served: ServedSite[]
let watched: Watched

beforeAll(async () => {
  served = await servedBySite(backend)
})
beforeEach(() => {
  watched = portalAnsweredBy(backend)
})
afterEach(() => watched.leave())

test.each(templateRows)(
  'the template $template is shown on every site that has it [$id]',
  async ({ template }) => {
    const all = served.flatMap(({ site, pages }) => {
      const found = pages.get(template)
      return found ? [{ site, ...found }] : []
    })
    expect(all.length).toBeGreaterThan(0)
    const toReport = reported[template]
    for (const [at, { site, ...one }] of all.entries()) {
      const { queryClient } = await openPortal(site, one.path, one.token)
      const where = `${site.key} ${one.path}`
      await expect.poll(headingShown, { message: where }).toBe(headingOf(site, one))
      await expect.poll(() => queryClient.isFetching(), { message: where }).toBe(0)
      await cleanup()
      const failures = toReport ? Array.from({ length: at + 1 }, () => toReport) : []
      await expect.poll(failuresTold, { message: where }).toEqual(failures)
      expect({ where, complaints: watched.complaints }).toEqual({ where, complaints: [] })
    }
  },
)

/** Pages that stand in for one that could not be shown, which is reported. */
const reported: Partial<Record<ServedPage['page']['template'], string>> = {
  error404: '404',
  notFoundObject: '404',
  error500: '500',
}

/** The pages that the portal has reported as failed so far. */
const failuresTold = () =>
  watched.asked
    .filter(({ path }) => path === '/api/insights/save')
    .map(({ body }) => JSON.parse(body) as Insight)
    .filter(({ kind }) => kind === 'failure')
    .map(({ name }) => name)

/** The heading of the view model, but of the pages that greet somebody, and of the one that no editor writes. */
function headingOf({ language }: Site, { page: { template, content }, firstName = '' }: ServedPage): string {
  if (template === 'sandbox') return sandboxTexts.title
  if (template !== 'myPages' && template !== 'myPagesBoard') return content.heading
  const t = createTranslator({ locale: language, messages: allTexts(language), namespace: 'my-pages' })
  return t('greeting.hello', { name: firstName })
}

/** What the page is headed by, where somebody can see it; found without names and roles, which cost a large page seconds. */
function headingShown(): string | undefined {
  const heading = document.querySelector('main h1')
  return heading?.checkVisibility() ? heading.textContent : undefined
}
