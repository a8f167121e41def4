import { sort } from '../icons/actions.ts'
import { chevronDown } from '../icons/arrows.ts'
import { Icon } from '../icons/icon.tsx'

/** The order of a list: the browser's own select, which every phone and screen reader knows. */
export function SortMenu<V extends string>(props: {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}) {
  const choose = (value: string) => {
    const option = props.options.find((one) => one.value === value)
    if (option) props.onChange(option.value)
  }
  return (
    <label className="relative inline-flex min-h-11 max-w-full items-center gap-2 text-small">
      <Icon path={sort} size="s" />
      <span className="text-ink-2 max-sm:sr-only">{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => choose(event.target.value)}
        className="field-sizing-content min-h-11 min-w-0 appearance-none truncate rounded-btn bg-transparent pr-7 font-control"
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value} className="bg-paper text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} size="s" className="pointer-events-none absolute right-1" />
    </label>
  )
}
