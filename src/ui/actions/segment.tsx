import { Icon } from '../icons/icon.tsx'

export type SegmentOption<V extends string> = {
  value: V
  label: string
  icon?: string
}

/** Two or three ways to see the same thing, one at a time. Radio buttons underneath, so arrow keys work. */
export function Segment<V extends string>(props: {
  label: string
  name: string
  options: readonly SegmentOption<V>[]
  value: V
  onChange: (value: V) => void
}) {
  return (
    <fieldset className="inline-flex flex-wrap rounded-btn border border-ink text-small font-medium">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={side}>
          <input
            type="radio"
            className="sr-only"
            name={props.name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon && <Icon path={option.icon} size="s" />}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

const side =
  'relative inline-flex min-h-10.5 items-center gap-2 px-4.5 max-[23rem]:px-3 transition-colors first-of-type:rounded-l-btn last-of-type:rounded-r-btn hover:bg-surface has-checked:bg-ink has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:forced-chosen'
