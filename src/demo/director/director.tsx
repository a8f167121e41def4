import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '#src/ui/icons/icon.tsx'
import { minus } from '#src/ui/icons/actions.ts'
import type { Site } from '#src/sites/site.ts'
import { DirectorTabs } from './director-tabs.tsx'
import { rememberOpen, takeMessages } from './panel-memory.ts'
import { Refusal } from './parts.tsx'
import { refreshed, StageContext } from './stage.ts'
import { texts } from './texts.ts'
import { useDock } from './use-dock.ts'

type Props = { site: Site; portal: QueryClient }

// once, before React draws: a problem at the start opens the panel that tells it
const told = takeMessages()
if (told.problem) rememberOpen(true)

/** The panel and the handle that opens it. */
export function Director({ site, portal }: Props) {
  const { isOpen, toggle } = useDock()
  const [said, say] = useState(told.said ?? '')
  const stage = useMemo(() => ({ site, say, refresh: refreshed(portal) }), [site, portal])
  const title = useRef<HTMLHeadingElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const moved = useRef(told.said !== null)
  useEffect(() => {
    if (moved.current) (isOpen ? title : handle).current?.focus()
    moved.current = true
  }, [isOpen])
  if (!isOpen) {
    return (
      <aside aria-label={texts.name}>
        <button
          type="button"
          ref={handle}
          data-director-handle
          aria-label={texts.openLabel}
          aria-keyshortcuts="Alt+R"
          title={`${texts.openLabel} (${texts.shortcut})`}
          className="bg-paper text-small text-ink"
          onClick={() => toggle(true)}
        >
          {texts.open}
        </button>
      </aside>
    )
  }
  return (
    <StageContext value={stage}>
      <aside data-director-panel aria-label={texts.name} lang="sv" className="bg-paper">
        <header className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-5">
          <h2 ref={title} tabIndex={-1} className="text-body">
            {texts.name} <span className="ml-1 font-normal text-ink-3">{texts.kind}</span>
          </h2>
          <kbd className="tool-mono ml-auto rounded-s border border-line px-1.5 text-ink-3">{texts.shortcut}</kbd>
          <button
            type="button"
            aria-label={texts.collapse}
            aria-keyshortcuts="Alt+R"
            className="grid size-9 place-items-center rounded-btn hover:bg-surface-2"
            onClick={() => toggle(false)}
          >
            <Icon path={minus} />
          </button>
        </header>
        {told.problem && (
          <div className="px-5 pb-3">
            <Refusal error={new Error(told.problem)} />
          </div>
        )}
        <DirectorTabs />
        <p role="status" className="min-h-9 border-t border-line px-5 py-2 text-small text-ink-2">
          {said}
        </p>
      </aside>
    </StageContext>
  )
}
