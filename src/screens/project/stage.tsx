import { useProjectHomes } from './homes/use-project-homes.ts'
import { lazyPart, tall } from '#src/i18n/lazy-part.tsx'
import { HomeFigures } from './home-figures.tsx'
import { StageIntro } from '#src/features/page-content/stage-intro.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const StageCard = lazyPart(async () => (await import('./card/stage-card.tsx')).StageCard, {
  when: 'afterFirstWindow',
  texts: ['favourites', 'interest', 'showings'],
})
const StageBelow = lazyPart(async () => (await import('./stage-below.tsx')).StageBelow, {
  when: 'afterFirstWindow',
  texts: ['favourites', 'interest', 'search', 'showings'],
  until: tall,
})

/** A project: what it is, its homes, and how far it has come (T-076). */
export function StageTemplate({ page }: TemplateProps) {
  const content = contentOf(page, 'stage')
  const { summary } = content
  const project = useProjectHomes(summary.id, content.hasExplorer)
  return (
    <>
      <StageIntro
        {...content}
        image={content.images[0]}
        breadcrumbs={page.breadcrumbs}
        figures={<HomeFigures hit={summary} />}
        card={<StageCard content={content} project={project} />}
      />
      <StageBelow content={content} project={project} />
    </>
  )
}
