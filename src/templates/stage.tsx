import type { SearchHit } from '#src/api/residence.ts'
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'
import { InterestButton } from '#src/features/interest/interest-button.tsx'
import { HomesSection } from '#src/features/project/homes-section.tsx'
import { ProjectCard } from '#src/features/project/project-card.tsx'
import { useProjectHomes } from '#src/features/project/use-project-homes.ts'
import { FarDown } from '#src/ui/layout/far-down.tsx'
import { HomeFigures } from './home-figures.tsx'
import { StageBelow } from './stage-below.tsx'
import { StageIntro } from './stage-intro.tsx'
import { StageSite } from './stage-site.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

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
        card={
          <ProjectCard
            summary={summary}
            project={project}
            vipText={content.vipText}
            interest={
              content.interestOpen && (
                <InterestButton
                  about={{ stageId: summary.id, name: content.heading }}
                  look={project.hits.length > 0 ? 'secondary' : 'primary'}
                  wide
                />
              )
            }
          />
        }
      />
      <HomesSection project={project} salesStart={summary.salesStart} save={saveButton} />
      <FarDown>
        <StageSite content={content} project={project} />
      </FarDown>
      <StageBelow content={content} />
    </>
  )
}

const saveButton = ({ id, objectNumber, name }: SearchHit) => (
  <FavouriteButton objectId={id} name={objectNumber ?? name} look="button" />
)
