import type { Ref } from 'react'
import {
  ComboBox as AriaComboBox,
  FieldError as AriaFieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { AriaLocale } from '../overlays/aria-locale.tsx'
import { boxClass, inputClass } from './box-class.ts'
import { FieldError, hintClass, labelClass } from './field-parts.tsx'

export type ComboOption = {
  id: string
  label: string
  note?: string
}

export type ComboBoxProps = {
  label: string
  hint?: string
  error?: string
  name?: string
  ref?: Ref<HTMLInputElement>
  options: readonly ComboOption[]
  selected: string | null
  onSelect: (id: string | null) => void
  onBlur?: () => void
  placeholder?: string
  className?: string
}

/** Type to find one of many. The list narrows as one types. With react-hook-form: Controller. Loaded on demand. */
export function ComboBox(props: ComboBoxProps) {
  const { error, hint, ref } = props
  return (
    <AriaLocale>
      <AriaComboBox
        className={props.className}
        name={props.name}
        defaultItems={props.options}
        value={props.selected}
        onChange={(key) => props.onSelect(key === null ? null : String(key))}
        onBlur={props.onBlur}
        isInvalid={!!error}
        menuTrigger="focus"
      >
        <Label className={labelClass}>{props.label}</Label>
        {hint && (
          <Text slot="description" className={hintClass}>
            {hint}
          </Text>
        )}
        <div className={`mt-2 ${boxClass({ error: !!error })}`}>
          <Input ref={ref} placeholder={props.placeholder} className={inputClass} />
        </div>
        <AriaFieldError>
          <FieldError>{error}</FieldError>
        </AriaFieldError>
        <Popover className="w-(--trigger-width) animate-rise overflow-auto rounded-m border border-transparent bg-paper shadow-pop">
          <ListBox<ComboOption> className="py-2 outline-none">
            {(option) => (
              <ListBoxItem
                textValue={option.label}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 text-small outline-none data-focused:bg-brand-tint data-selected:font-strong forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
              >
                {option.label}
                {option.note && <span className="text-ink-2">{option.note}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  )
}
