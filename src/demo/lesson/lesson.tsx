import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Site } from '#src/sites/site.ts'
import { lessonQuery } from './lesson-query.ts'
import { MessageBar } from './message-bar.tsx'
import { TaskSheet } from './task-sheet.tsx'

const closedKey = 'lesson-message-closed'

/** What a trainer tells whoever is here, and what there is to do, over any page of the portal; nothing where nobody leads. */
export function Lesson({ site: { language, wireLocale } }: { site: Site }) {
  const { data } = useQuery(lessonQuery(wireLocale))
  const [closed, close] = useState(() => sessionStorage.getItem(closedKey))
  const { message = null, sheet = null } = data ?? {}
  const shut = (sentAt: string) => {
    sessionStorage.setItem(closedKey, sentAt)
    close(sentAt)
  }
  return (
    <>
      {message && message.sentAt !== closed && (
        <MessageBar
          key={message.sentAt}
          language={language}
          text={message.text}
          onClose={() => shut(message.sentAt)}
        />
      )}
      {sheet && <TaskSheet key={sheet.startedAt} language={language} sheet={sheet} />}
    </>
  )
}
