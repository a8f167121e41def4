import { CatchBoundary } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Nothing, ToolButton } from '../parts/parts.tsx'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** What breaks in one tab leaves the others, and the panel. */
export const TabBoundary = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => tab} errorComponent={Broken}>
    {children}
  </CatchBoundary>
)

function Broken({ error, reset }: ErrorComponentProps) {
  const texts = usePanelTexts()
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-5">
      <p>{texts.broken}</p>
      <Nothing>{error instanceof Error ? error.message : String(error)}</Nothing>
      <ToolButton onClick={reset}>{texts.again}</ToolButton>
    </div>
  )
}
