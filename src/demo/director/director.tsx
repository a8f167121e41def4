import { useEffect, useMemo, useRef, useState } from 'react'
import { minus } from '#src/ui/icons/editing.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import type { Site } from '#src/sites/site.ts'
import { DirectorTabs } from './director-tabs.tsx'
import { KeyGate } from './frame/key-gate.tsx'
import { takeToSay } from './frame/panel-memory.ts'
import { panelTexts } from './panel-texts/panel-texts.ts'
import { PlaceButtons } from './frame/place-buttons.tsx'
import { PortalControlsContext, updating } from './portal-controls.ts'
import type { Portal } from './portal-controls.ts'
import { useDock } from './frame/use-dock.ts'
import { usePlace } from './frame/use-place.ts'

type Props = { site: Site; portal: Portal }

// once, before React draws
const told = takeToSay()

/** The panel, or the handle that opens it. */
export function Director({ site, portal }: Props) {
  const texts = panelTexts[site.language]
  const { isOpen, toggle } = useDock()
  const { movable, side, moveBy } = usePlace('director-place', { side: 'right', down: 55 })
  const [said, say] = useState(told ?? '')
  const controls = useMemo(() => ({ site, say, ...updating(portal) }), [site, portal])
  const title = useRef<HTMLHeadingElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  // the focus follows whoever opens and collapses, and comes back after a load that the panel asked for
  const follows = useRef(told !== null)
  useEffect(() => {
    if (follows.current) (isOpen ? title : handle).current?.focus()
    follows.current = true
  }, [isOpen])
  if (!isOpen) {
    return (
      <aside aria-label={texts.name} lang={site.language}>
        <button
          type="button"
          ref={handle}
          data-director-handle
          aria-label={texts.openLabel}
          aria-keyshortcuts="Alt+R ArrowUp ArrowDown ArrowLeft ArrowRight"
          title={`${texts.openLabel} (${texts.shortcut})\n${texts.moves}`}
          className="bg-paper text-small text-ink"
          {...movable}
          onClick={() => toggle(true)}
        >
          <span>{texts.open}</span>
        </button>
      </aside>
    )
  }
  return (
    <PortalControlsContext value={controls}>
      <aside data-director-panel aria-label={texts.name} lang={site.language} className="bg-paper">
        <header className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-5">
          <h2 ref={title} tabIndex={-1}>
            {texts.name} <span className="ml-1 font-normal text-ink-3">{texts.kind}</span>
          </h2>
          <kbd className="tool-mono ml-auto rounded-s border border-line px-1.5 text-ink-3 max-sm:hidden">
            {texts.shortcut}
          </kbd>
          <div className="flex max-sm:ml-auto">
            <PlaceButtons
              texts={texts.place}
              side={side}
              onMove={(key) => say(texts.place.placed(moveBy(key)))}
            />
          </div>
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
        <KeyGate>
          <DirectorTabs />
        </KeyGate>
        <p
          role="status"
          className="border-t border-line px-5 py-2 text-small text-ink-2 empty:border-0 empty:p-0"
        >
          {said}
        </p>
      </aside>
    </PortalControlsContext>
  )
}
