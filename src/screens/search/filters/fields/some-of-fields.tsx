import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { parseSearchState } from '#src/features/search/search-state.ts'
import { CountedLabel } from './counted-label.tsx'
import { FieldGroup } from './field-group.tsx'
import { someOf } from '#src/features/search/filter-options.ts'
import type { SomeOfName } from '#src/features/search/filter-options.ts'
import { countsByValue, countsOf } from '../search-control.ts'
import type { SearchControl } from '../search-control.ts'

type Props = { name: SomeOfName; control: SearchControl; isNamed: boolean }

/**
 * Any of several values. A value that no home has is left out, unless it is chosen; a status of projects stays where it
 * finds a project.
 */
export function SomeOfFields({ name, control, isNamed }: Props) {
  const t = useTranslations('search')
  const own = useTranslations('filters')
  const { state, facts, listed, change } = control
  const chosen: readonly string[] = state[name] ?? []
  const counts = countsOf(facts, name)
  const projects = name === 'projectStatus' ? countsByValue(facts.stageStatuses) : undefined
  const options = someOf[name](t).filter(
    ({ value }) => !counts || counts.get(value) || projects?.get(value) || chosen.includes(value),
  )
  const labelOf = (value: string, text: string) => {
    const homes = counts?.get(value)
    const found = projects?.get(value)
    // where no home is for sale, or projects are listed, they are what is counted
    if (found && (!homes || listed.kind !== 'object'))
      return (
        <>
          {text} <span className="text-ink-3">({t('card.projects', { count: found })})</span>
        </>
      )
    return <CountedLabel text={text} count={homes} />
  }

  const toggle = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value)
    change({ state: { ...state, [name]: parseSearchState({ [name]: next })[name] } })
  }
  if (options.length === 0) return null
  return (
    <FieldGroup label={own(`field.${name}`)} isNamed={isNamed}>
      <div className="grid gap-3">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={labelOf(value, label)}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
