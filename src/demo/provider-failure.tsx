import { useState } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { chevronDown } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import type { EidFailure } from './control.ts'
import type { ProviderTexts } from './provider-texts.ts'

/** Ways in which a login by redirect goes wrong (E-049). */
const failures: readonly EidFailure[] = [
  'exception',
  'nopid',
  'ssnnomatch',
  'userexists',
  'objecterror',
  'acceptterms',
  'purchase',
  'general',
  'notfound',
  'unauthorizedid',
  'inprogress',
  'timeout',
  'browsererror',
  'bankidinvalid',
  'loginfailed',
]

type Props = { texts: ProviderTexts; onFail: (failure: EidFailure) => Promise<void> }

/** Lets the identification fail on purpose, for whoever wants to see what the portal says then. */
export function ProviderFailure({ texts, onFail }: Props) {
  const [failure, setFailure] = useState<EidFailure>('exception')
  const choose = (value: string) => {
    const chosen = failures.find((one) => one === value)
    if (chosen) setFailure(chosen)
  }
  return (
    <details className="border-t border-line pt-5">
      <summary className="flex min-h-6 list-none items-center gap-2 text-small font-medium">
        {texts.failTitle}
        <Icon path={chevronDown} size="s" />
      </summary>
      <label className="mt-4 block text-small font-control">
        {texts.failAs}
        <select
          value={failure}
          onChange={(event) => choose(event.target.value)}
          className="mt-2 block min-h-ctl w-full rounded-m border border-line-2 bg-paper px-4 text-body"
        >
          {failures.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <Button look="secondary" small className="mt-4" onClick={() => onFail(failure)}>
        {texts.fail}
      </Button>
    </details>
  )
}
