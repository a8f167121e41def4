import { useQuery } from '@tanstack/react-query'
import type { Site } from '#src/sites/site.ts'
import { lessonQuery } from './lesson-query.ts'
import { TaskSheet } from './task-sheet.tsx'
import { ToldMessage } from './told-message.tsx'

/** What a trainer tells whoever is here, and what there is to do, over any page of the portal; nothing where nobody leads. */
export function Lesson({ site }: { site: Site }) {
  const sheet = useQuery(lessonQuery(site.wireLocale)).data?.sheet
  return (
    <>
      <ToldMessage site={site} />
      {sheet && <TaskSheet key={sheet.startedAt} language={site.language} sheet={sheet} />}
    </>
  )
}
