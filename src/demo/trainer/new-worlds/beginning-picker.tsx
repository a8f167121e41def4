import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { scenariosQuery } from '../../director/mock/mock-queries.ts'
import { Choice, Labelled, TextBox } from '../../director/parts/parts.tsx'
import { panelTexts } from '../../director/panel-texts/panel-texts.ts'
import { found, valueOfSheet } from './beginning.ts'
import { wireLocaleOf } from '../language/languages.ts'
import { sheetsQuery } from '../sheets-query.ts'

type Props = {
  label: string
  none: string
  value: string
  onPick: (value: string) => void
  /** What begins there, in one line with it. */
  children?: ReactNode
}

/** A starting point out of many: words narrow the list, and one that is left alone is picked. */
export function BeginningPicker({ label, none, value, onPick, children }: Props) {
  const t = useTranslations('trainer')
  const language = useLocale()
  const { data: scenarios = [] } = useQuery(scenariosQuery(wireLocaleOf(language)))
  const { data: sheets = [] } = useQuery(sheetsQuery(wireLocaleOf(language)))
  const [wanted, want] = useState('')
  const left = found({ sheets, scenarios }, wanted)
  const count = left.sheets.length + left.scenarios.length
  const search = (words: string) => {
    want(words)
    const next = found({ sheets, scenarios }, words)
    const values = [...next.sheets.map(({ id }) => valueOfSheet(id)), ...next.scenarios.map(({ id }) => id)]
    if (words.trim() !== '' && values.length === 1) onPick(values[0] ?? '')
    else if (value !== '' && !values.includes(value)) onPick('')
  }
  return (
    <>
      <Labelled
        label={t('find.label')}
        hint={wanted.trim() === '' ? undefined : t('find.left', { count })}
        className="w-48"
      >
        <TextBox type="search" value={wanted} onChange={({ target }) => search(target.value)} />
      </Labelled>
      <div className="trainer-wide">
        <Labelled label={label} className="grow">
          <Choice value={value} onChange={({ target }) => onPick(target.value)}>
            <option value="">{count === 0 ? t('find.nothing') : none}</option>
            {left.sheets.length > 0 && (
              <optgroup label={t('find.sheets')}>
                {left.sheets.map(({ id, title }) => (
                  <option key={id} value={valueOfSheet(id)}>
                    {title}
                  </option>
                ))}
              </optgroup>
            )}
            {[...Map.groupBy(left.scenarios, ({ group }) => group)].map(([group, members]) => (
              <optgroup key={group} label={panelTexts[language].scenarios.groups[group]}>
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Choice>
        </Labelled>
        {children}
      </div>
    </>
  )
}
