import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import type { SearchControl } from '../search-control.ts'

/** The area that was drawn on the map, with a way out of it. */
export function DrawnFields({ control, isNamed }: { control: SearchControl; isNamed: boolean }) {
  const t = useTranslations('search')
  const f = useTranslations('filters')
  const { state, change } = control
  return (
    <FieldGroup label={t('filter.drawn')} isNamed={isNamed}>
      <Checkbox
        label={f('drawnOnly')}
        checked={state.drawn !== undefined}
        onChange={() => change({ state: { ...state, drawn: undefined } })}
      />
    </FieldGroup>
  )
}
