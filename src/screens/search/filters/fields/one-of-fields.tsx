import { useTranslations } from 'use-intl'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { parseSearchState } from '#src/features/search/search-state.ts'
import { CountedLabel } from './counted-label.tsx'
import { oneOf, unnarrowed } from '#src/features/search/filter-options.ts'
import type { OneOfName } from '#src/features/search/filter-options.ts'
import { legendClass } from './legend-class.ts'
import { countsOf } from '../search-control.ts'
import type { SearchControl } from '../search-control.ts'

type Props = { name: OneOfName; control: SearchControl; isNamed: boolean }

/** One of several values; the one that narrows nothing is among them. */
export function OneOfFields({ name, control, isNamed }: Props) {
  const t = useTranslations('search')
  const own = useTranslations('filters')
  const { state, facts, change } = control
  const counts = countsOf(facts, name)
  const options = oneOf[name](t).map(({ value, label }) => ({
    value,
    label: (
      <CountedLabel
        text={label}
        count={value === unnarrowed[name] ? undefined : counts && (counts.get(value) ?? 0)}
      />
    ),
  }))
  return (
    <RadioGroup
      plain
      hideLabel={!isNamed}
      label={<span className={legendClass}>{own(`field.${name}`)}</span>}
      name={`filter-${name}`}
      options={options}
      value={String(state[name] ?? unnarrowed[name])}
      onChange={(event) =>
        change({ state: { ...state, [name]: parseSearchState({ [name]: event.target.value })[name] } })
      }
    />
  )
}
