import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { PickerHouse, PickerSide } from './picker-views.ts'

type Props = {
  houses: readonly PickerHouse[]
  house: PickerHouse
  side: PickerSide
  /** The name of the plan from above, where there is one. */
  plan?: string
  isPlan: boolean
  onHouse: (house: PickerHouse) => void
  onSide: (side: PickerSide) => void
  onPlan: () => void
}

/** Which house one looks at, and from which side. */
export function HouseBar({ houses, house, side, plan, isPlan, onHouse, onSide, onPlan }: Props) {
  const t = useTranslations('project')
  const name = useId()
  return (
    <div className="flex flex-wrap gap-2">
      {houses.length + (plan === undefined ? 0 : 1) > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('picker.houses')}</legend>
          {houses.map((one) => (
            <label
              key={one.id}
              className={clsx(chip, 'has-checked:border-ink has-checked:bg-ink has-checked:text-paper')}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={!isPlan && one.id === house.id}
                onChange={() => onHouse(one)}
              />
              {one.name}
            </label>
          ))}
          {plan !== undefined && (
            <label className={clsx(chip, 'has-checked:border-ink has-checked:bg-ink has-checked:text-paper')}>
              <input type="radio" className="sr-only" name={name} checked={isPlan} onChange={onPlan} />
              {plan}
            </label>
          )}
        </fieldset>
      )}
      {house.yard && !isPlan && (
        <button
          type="button"
          aria-pressed={side === 'yard'}
          onClick={() => onSide(side === 'yard' ? 'street' : 'yard')}
          className={clsx(chip, 'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper')}
        >
          <svg
            viewBox="0 0 20 20"
            width="16"
            height="16"
            aria-hidden="true"
            className="fill-none stroke-current stroke-[1.6]"
          >
            <path d={swap} />
          </svg>
          {t('picker.yard')}
        </button>
      )}
    </div>
  )
}

const swap = 'M3 7h13M12.5 3.5 16 7l-3.5 3.5M17 13H4M7.5 9.5 4 13l3.5 3.5'

const chip =
  'relative inline-flex min-h-9 items-center gap-2 rounded-btn border border-line-2 bg-paper px-3.5 text-small leading-none font-medium transition-colors hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:forced-chosen forced-colors:aria-pressed:forced-chosen'
