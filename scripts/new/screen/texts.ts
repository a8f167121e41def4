import { kebabOf, pascalOf } from '../names.ts'

/** What a new screen says, in each language: that it has nothing to show yet. */
export const screenTexts = {
  sv: { empty: 'Här finns inget att visa ännu.' },
  en: { empty: 'There is nothing to show here yet.' },
  nb: { empty: 'Her er det ingenting å vise ennå.' },
  fi: { empty: 'Täällä ei ole vielä mitään näytettävää.' },
}

/** The template of a page: its head and its blocks, as editors have written them, and between them the screen's own part. */
export function screenFile(template: string): string {
  const [name, folder] = [pascalOf(template), kebabOf(template)]
  return `import { useTranslations } from 'use-intl'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import type { TemplateProps } from '#src/screens/template.ts'

/** A page of the template ${template}. */
export function ${name}Template({ page }: TemplateProps) {
  const { heading, preamble, blocks } = page.content
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-section">
        <${name} />
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}

/** What is shown between the head of the page and its blocks. */
export function ${name}() {
  const t = useTranslations('${folder}')
  return <EmptyState>{t('empty')}</EmptyState>
}
`
}

export function screenStory(template: string): string {
  const [name, folder] = [pascalOf(template), kebabOf(template)]
  return `import { ${name} } from './${folder}.tsx'

/** The screen's own part, as the sandbox shows it. */
export const Story = () => <${name} />
`
}

export function screenTest(template: string): string {
  const [name, folder] = [pascalOf(template), kebabOf(template)]
  return `import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmse } from '#src/sites/jmse.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { ${name} } from './${folder}.tsx'
import texts from './messages.sv.json' with { type: 'json' }

test('the screen ${folder} says that there is nothing to show, in a narrow and a wide window', async () => {
  await renderIn(jmse, <${name} />)
  for (const width of [390, 1440]) {
    await page.viewport(width, 900)
    await expect.element(page.getByText(texts.empty)).toBeVisible()
    expect(await barriersHere()).toEqual([])
  }
})
`
}

export const textTypes = (folder: string): string => `import type sv from './messages.sv.json'

declare module '#src/i18n/messages.ts' {
  interface Messages {
    ${/^[a-z]+$/.test(folder) ? folder : `'${folder}'`}: typeof sv
  }
}
`
