import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageViewModel } from '#src/api/content.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { loadTemplate, templateNamed } from './registry.tsx'
import type { TemplateName } from './template.ts'

const pageOf = (template: TemplateName, content: Partial<PageViewModel['content']>) =>
  ({
    template,
    breadcrumbs: [],
    content: { heading: 'Rubrik', blocks: [], ...content },
  }) as unknown as PageViewModel

test('a page is shown by the template that its view model names [F-009]', async () => {
  await loadTemplate('article')
  const Template = templateNamed('article')
  const blocks = [{ type: 'richText' as const, id: 'a', html: '<p>Ljuset från norr.</p>' }]
  await renderIn(jmse, <Template page={pageOf('article', { kind: 'standardPage', blocks })} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rubrik' })).toBeVisible()
  await expect.element(page.getByText('Ljuset från norr.')).toBeVisible()
})

test('a template that does not exist is an error [F-010, X-075]', async () => {
  await loadTemplate('nothing' as TemplateName)
  expect(() => templateNamed('nothing' as TemplateName)).toThrow('There is no template nothing')
})
