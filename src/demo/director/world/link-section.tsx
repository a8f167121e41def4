import { useQuery } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { withPass } from '../../key/take-secrets.ts'
import { writeStartLink } from '../../start-link/start-link.ts'
import type { StartLink } from '../../start-link/start-link.ts'
import type { Control } from '../mock/control-types.ts'
import { faultsQuery, worldQuery } from '../mock/mock-queries.ts'
import { Labelled, Section, TextBox, Tick, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { siteAddress } from '../../start-link/site-address.ts'
import { usePortalControls } from '../portal-controls.ts'
import { useLoggedIn } from '../people/use-logged-in.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** An address that brings somebody else here: the same page, person, scenario, time and faults. */
export function LinkSection() {
  const texts = usePanelTexts()
  return (
    <Section title={texts.link.title}>
      <Read query={worldQuery}>{(world) => <Link world={world} />}</Read>
    </Section>
  )
}

function Link({ world }: { world: Control<'World'> }) {
  const texts = usePanelTexts()
  const [isOwn, setOwn] = useState(false)
  const { site, say, address: portal } = usePortalControls()
  const isLoggedIn = useLoggedIn()
  const faults = useQuery(faultsQuery).data ?? []
  const href = useSyncExternalStore(portal.follow, portal.read)
  const box = useRef<HTMLInputElement>(null)
  const { pathname, search, hash } = new URL(href)
  const page = new URL(siteAddress(site, pathname + search + hash))
  const start = writeStartLink(page, stateOf(world, { isOwn, isLoggedIn, faults }))
  const address = isOwn ? withPass(start, world.pass) : start
  const copy = async () => {
    box.current?.select()
    await navigator.clipboard.writeText(address).then(
      () => say(texts.link.copied),
      () => say(texts.link.notCopied),
    )
  }
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-2">{texts.link.hint}</p>
      <Tick checked={isOwn} onChange={(event) => setOwn(event.target.checked)}>
        {texts.link.own}
      </Tick>
      <div className="flex items-end gap-2">
        <Labelled label={texts.link.address} className="min-w-0 grow">
          <TextBox ref={box} readOnly value={address} className="tool-mono" />
        </Labelled>
        <ToolButton look="primary" onClick={copy}>
          {texts.link.copy}
        </ToolButton>
      </div>
    </div>
  )
}

type Beside = { isOwn: boolean; isLoggedIn: boolean; faults: readonly Control<'Fault'>[] }

/** A world that is led to is left as it stands; any other is brought about anew. */
function stateOf(world: Control<'World'>, { isOwn, isLoggedIn, faults }: Beside): StartLink {
  const persona = isLoggedIn ? world.personaId : 'visitor'
  const who = persona === null ? {} : { persona }
  if (isOwn) return { world: world.id, ...who, faults: [] }
  return {
    ...(world.scenarioId === null ? { seed: world.seed } : { scenario: world.scenarioId }),
    at: world.clock.now,
    frozen: world.clock.mode === 'frozen',
    ...who,
    faults: faults.map(({ rule }) => rule),
  }
}
