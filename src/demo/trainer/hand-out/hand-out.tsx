import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { peopleQuery, scenariosQuery } from '../../director/mock/mock-queries.ts'
import { panelTexts } from '../../director/panel-texts/panel-texts.ts'
import { Choice, Labelled, ToolButton } from '../../director/parts/parts.tsx'
import { nameOf } from '../../director/people/person-words.ts'
import { withPass } from '../../key/take-secrets.ts'
import { noteOf } from '../../persona-notes/note-of.ts'
import { canReach, siteAddress } from '../../start-link/site-address.ts'
import { entryOf } from './hand-out-link.ts'
import { HandOutCard } from './hand-out-card.tsx'
import { wireLocaleOf } from '../language/languages.ts'
import { ToolDialog } from '../actions/tool-dialog.tsx'
import type { WorldSummary } from '../worlds-query.ts'

type Props = { worlds: readonly WorldSummary[]; site: Site; onClose: () => void }

/** The links into some worlds, as codes to scan and as addresses, to be opened or handed out. */
export function HandOut({ worlds, site, onClose }: Props) {
  const t = useTranslations('trainer')
  const language = useLocale()
  const { data: people = [] } = useQuery(peopleQuery)
  const { data: scenarios = [] } = useQuery(scenariosQuery(wireLocaleOf(language)))
  const [personaId, pick] = useState('')
  const [said, say] = useState('')
  const isOnly = worlds.length === 1
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
    <ToolDialog
      title={isOnly ? (worlds[0]?.name ?? '') : t('handOut.title', { count: worlds.length })}
      onClose={onClose}
    >
      <div className="trainer-noprint">
        <Labelled label={t('handOut.who')} className="my-3">
          <Choice value={personaId} onChange={({ target }) => pick(target.value)}>
            <option value="">{t('handOut.told')}</option>
            {people.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one, panelTexts[language])}: {noteOf(one, language).text}
              </option>
            ))}
          </Choice>
        </Labelled>
        {isLocal() && <p className="text-small text-warn">{t('handOut.local')}</p>}
        <p className="text-small text-ink-3">{t('handOut.oneAtATime')}</p>
      </div>
      <ul className="trainer-cards">
        {worlds.map((world) => (
          <HandOutCard
            key={world.id}
            name={world.name}
            isOnly={isOnly}
            address={addressOf(world)}
            onSay={say}
          />
        ))}
      </ul>
      <div className="trainer-buttons trainer-noprint items-center justify-end">
        <p role="status" className="mr-auto text-small text-ink-2">
          {said}
        </p>
        <ToolButton onClick={() => print()}>{t('handOut.print')}</ToolButton>
        <ToolButton onClick={onClose}>{t('handOut.close')}</ToolButton>
      </div>
    </ToolDialog>
  )
}

/** Whether other devices look in vain for what this page's address names. */
const isLocal = () => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(location.hostname)
