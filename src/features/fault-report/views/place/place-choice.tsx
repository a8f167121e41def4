import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { FieldError, labelClass } from '#src/ui/fields/field-parts.tsx'
import { placeChosen } from '../../steps/form/change.ts'
import { places } from '../../steps/form/form.ts'
import type { Place } from '../../steps/form/form.ts'
import { fieldId, useChange, useFault, useTextField } from '../../wizard/wizard-context.ts'

/** A dwelling or a space that several share; two cards, side by side where there is room (F-102). */
export function PlaceChoice({ afterwards }: { afterwards?: (place: Place) => void }) {
  const t = useTranslations('fault-report.place')
  const { error } = useTextField()('type')
  const { watch } = useFault()
  const change = useChange()
  const chosen = watch('type')
  const id = fieldId('type')
  const choose = (place: Place) => {
    change(placeChosen(place))
    afterwards?.(place)
  }
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className={labelClass}>{t('label')}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {[places.dwelling, places.shared].map((place) => (
          <label
            key={place}
            className={clsx(
              'flex items-start gap-4 rounded-m border p-5 leading-[1.45] has-checked:border-2 has-checked:border-brand has-checked:bg-brand-tint has-checked:p-4.75 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus huge-text:flex-wrap huge-text:gap-y-2 huge-text:px-2.5 huge-text:has-checked:px-2.25',
              error ? 'border-2 border-err p-4.75' : 'border-line-2',
            )}
          >
            <input
              type="radio"
              name="fault-place"
              value={place}
              checked={chosen === place}
              onChange={() => choose(place)}
              aria-describedby={`${id}-${place}`}
              className="mt-px size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-2 bg-paper outline-none checked:border-[0.4375rem] checked:border-brand forced-colors:checked:border-[Highlight]"
            />
            <span className="min-w-0 font-control">
              {t(place === places.dwelling ? 'dwelling' : 'shared')}
              <span id={`${id}-${place}`} className="block text-small font-normal text-ink-2">
                {t(place === places.dwelling ? 'dwellingHint' : 'sharedHint')}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
