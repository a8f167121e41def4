import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KeyForm } from '../../key/key-form.tsx'
import { keyTexts } from '../../key/key-texts.ts'
import { asksForKey } from '../mock/answered.ts'
import { worldQuery } from '../mock/mock-queries.ts'
import { Section } from '../parts/parts.tsx'
import { usePortalControls } from '../portal-controls.ts'

/** The panel where the mock lets this browser steer its world; otherwise the question for its key. */
export function KeyGate({ children }: { children: ReactNode }) {
  const { error, refetch } = useQuery(worldQuery)
  const texts = keyTexts[usePortalControls().site.language]
  if (!asksForKey(error)) return children
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <Section title={texts.title}>
        <p className="mb-3 text-small text-ink-2">{texts.aboutWorld}</p>
        <KeyForm texts={texts} onOpen={refetch} />
      </Section>
    </div>
  )
}
