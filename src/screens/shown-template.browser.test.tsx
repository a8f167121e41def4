import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageViewModel } from '#src/api/content/content.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { loadTemplate, templateNamed } from './shown-template.ts'
import type { TemplateName } from './template.ts'

const pageOf = (template: TemplateName, content: Partial<PageViewModel['content']>) =>
  ({
    template,
    breadcrumbs: [],
    content: { heading: 'Rubrik', blocks: [], ...content },
  }) as unknown as PageViewModel

test('a page is shown by the template that its view model names [F-009]', async () => {
  const blocks = [{ type: 'richText' as const, id: 'a', html: '<p>Ljuset från norr.</p>' }]
  const shown = pageOf('article', { kind: 'standardPage', blocks })
  await loadTemplate(shown)
  const Template = templateNamed('article')
  await renderIn(jmse, <Template page={shown} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rubrik' })).toBeVisible()
  await expect.element(page.getByText('Ljuset från norr.')).toBeVisible()
})

test('a page with a form is shown with it at once, so that its foot does not move', async () => {
  const blocks = [{ type: 'form' as const, id: 'a', heading: 'Skriv till oss', formType: 'contact' as const }]
  const shown = { ...pageOf('article', { kind: 'standardPage', blocks }), pageId: 'kundservice' }
  await loadTemplate(shown)
  const Template = templateNamed('article')
  const seen: boolean[] = []
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')) seen.push(document.querySelector('form') !== null)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await renderIn(jmse, <Template page={shown} />)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Skriv till oss' })).toBeVisible()
  observer.disconnect()
  expect(seen[0]).toBe(true)
})

test('a template that does not exist is an error [F-010, X-075]', async () => {
  await loadTemplate(pageOf('nothing' as TemplateName, {}))
  expect(() => templateNamed('nothing' as TemplateName)).toThrow('There is no template nothing')
})
