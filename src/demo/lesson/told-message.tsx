import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Site } from '#src/sites/site.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { lessonQuery } from './lesson-query.ts'
import { MessageBar } from './message-bar.tsx'

const closedKey = 'lesson-message-closed'

/** What a trainer tells whoever is here, until its reader closes it. */
export function ToldMessage({ site: { language, wireLocale } }: { site: Site }) {
  const message = useQuery(lessonQuery(wireLocale)).data?.message
  const [closed, close] = useState(() => sessionStorage.getItem(closedKey))
  if (!message || message.sentAt === closed) return null
  const { sentAt, text } = message
  const shut = () => {
    keepIn(sessionStorage, closedKey, sentAt)
    close(sentAt)
  }
  return <MessageBar key={sentAt} language={language} text={text} onClose={shut} />
}
