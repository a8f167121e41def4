import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'
import { InterestButton } from '#src/features/interest/interest-button.tsx'
import { ProjectCard } from './project-card.tsx'
import type { ProjectHomes } from '../homes/use-project-homes.ts'
import type { ContentOf } from '#src/screens/template.ts'

type Props = { content: ContentOf<'stage'>; project: ProjectHomes }

/** What can be done now in a project, the way to sign up interest where that is open, and to save it. */
export function StageCard({ content, project }: Props) {
  const { heading, interestOpen, summary, vipText } = content
  return (
    <ProjectCard
      summary={summary}
      project={project}
      vipText={vipText}
      save={<FavouriteButton objectId={summary.id} name={heading} look="button" />}
      interest={
        interestOpen && (
          <InterestButton
            about={{ stageId: summary.id, name: heading }}
            look={project.hits.length > 0 ? 'secondary' : 'primary'}
            wide
          />
        )
      }
    />
  )
}
