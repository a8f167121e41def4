import { Button } from '#src/ui/actions/button.tsx'
import { chevronDown } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'

type Props = {
  texts: { failTitle: string; failAs: string; fail: string }
  /** In words, each with what it is called by the provider. */
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
  onFail: () => Promise<void>
}

/** One of the ways in which a provider answers with an error, folded away from whoever just goes through. */
export const FailureChoice = ({ texts, options, value, onChoose, onFail }: Props) => (
  <details className="border-t border-line pt-5">
    <summary className="flex min-h-6 list-none items-center gap-2 text-small font-medium">
      {texts.failTitle}
      <Icon path={chevronDown} size="s" />
    </summary>
    <label className="mt-4 block text-small font-control">
      {texts.failAs}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-2 block min-h-ctl w-full rounded-m border border-line-2 bg-paper px-4 text-body"
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
    <Button look="secondary" small className="mt-4" onClick={onFail}>
      {texts.fail}
    </Button>
  </details>
)
