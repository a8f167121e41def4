import type { SearchHit } from '#src/api/homes/residence.ts'
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'
import { HomesSection } from './homes/homes-section.tsx'
import type { ProjectHomes } from './homes/use-project-homes.ts'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { StageMore } from './stage-more.tsx'
import { StageSite } from './stage-site.tsx'
import type { ContentOf } from '#src/screens/template.ts'

type Props = { content: ContentOf<'stage'>; project: ProjectHomes }

/** What a project has below its first window: its homes, where they lie, and the rest. */
export function StageBelow({ content, project }: Props) {
  return (
    <>
      <HomesSection project={project} salesStart={content.summary.salesStart} save={saveButton} />
      <DeferredSections>
        <StageSite content={content} project={project} />
      </DeferredSections>
      <StageMore content={content} />
    </>
  )
}

const saveButton = ({ id, objectNumber, name }: SearchHit) => (
  <FavouriteButton objectId={id} name={objectNumber ?? name} isHome look="button" />
)
