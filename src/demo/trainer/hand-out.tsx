import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { peopleQuery, scenariosQuery } from '../director/mock-queries.ts'
import { Choice, Labelled, ToolButton } from '../director/parts.tsx'
import { withPass } from '../key/take-secrets.ts'
import { canReach, siteAddress } from '../start-link/site-address.ts'
import { entryOf } from './hand-out-link.ts'
import { HandOutCard } from './hand-out-card.tsx'
import { ToolDialog } from './tool-dialog.tsx'
import { texts } from './trainer-texts.ts'
import type { WorldSummary } from './worlds-query.ts'

type Props = { worlds: readonly WorldSummary[]; site: Site; onClose: () => void }

/** The links into some worlds, as codes to scan and as addresses, to be opened or handed out. */
export function HandOut({ worlds, site, onClose }: Props) {
  const { data: people = [] } = useQuery(peopleQuery)
  const { data: scenarios = [] } = useQuery(scenariosQuery())
  const [personaId, pick] = useState('')
  const [said, say] = useState('')
  const persona = people.find(({ id }) => id === personaId)
  const addressOf = ({ id, scenarioId, pass }: WorldSummary) => {
    const entry = entryOf(
      persona,
      scenarios.find((one) => one.id === scenarioId),
    )
    const asked = siteNamed(entry.siteKey ?? '')
    const home = asked && canReach(asked) ? asked : site
    const params = { world: id, ...(entry.personaId && { persona: entry.personaId }) }
    return withPass(siteAddress(home, entry.path ?? home.basePath, params), pass)
  }
  return (
    <ToolDialog title={texts.handOut.title(worlds.map(({ name }) => name))} onClose={onClose}>
      <div className="trainer-noprint">
        <Labelled label={texts.handOut.who} className="my-3">
          <Choice value={personaId} onChange={({ target }) => pick(target.value)}>
            <option value="">{texts.handOut.told}</option>
            {people.map(({ id, name, special }) => (
              <option key={id} value={id}>
                {name}: {special}
              </option>
            ))}
          </Choice>
        </Labelled>
        {isLocal() && <p className="text-small text-warn">{texts.handOut.local}</p>}
        <p className="text-small text-ink-3">{texts.handOut.oneAtATime}</p>
      </div>
      <ul className="trainer-cards">
        {worlds.map((world) => (
          <HandOutCard
            key={world.id}
            name={world.name}
            isOnly={worlds.length === 1}
            address={addressOf(world)}
            onSay={say}
          />
        ))}
      </ul>
      <div className="trainer-buttons trainer-noprint items-center justify-end">
        <p role="status" className="mr-auto text-small text-ink-2">
          {said}
        </p>
        <ToolButton onClick={() => print()}>{texts.handOut.print}</ToolButton>
        <ToolButton onClick={onClose}>{texts.handOut.close}</ToolButton>
      </div>
    </ToolDialog>
  )
}

/** Whether other devices look in vain for what this page's address names. */
const isLocal = () => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(location.hostname)
