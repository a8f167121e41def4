import { chevronDown } from '../icons/arrows.ts'
import { Icon } from '../icons/icon.tsx'

export type ChoiceMenuProps<V extends string> = {
  label: string
  icon: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

/** One of several, such as the order of a list: the browser's own select, which every phone and screen reader knows. */
export function ChoiceMenu<V extends string>(props: ChoiceMenuProps<V>) {
  const choose = (value: string) => {
    const option = props.options.find((one) => one.value === value)
    if (option) props.onChange(option.value)
  }
  return (
    <label className="relative inline-flex min-h-11 max-w-full items-center gap-2 text-small">
      <Icon path={props.icon} size="s" />
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
