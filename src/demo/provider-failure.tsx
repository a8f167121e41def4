import { useState } from 'react'
import type { EidFailure } from './control.ts'
import { FailureChoice } from './failure-choice.tsx'
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
    <FailureChoice
      texts={texts}
      options={failures}
      value={failure}
      onChoose={choose}
      onFail={() => onFail(failure)}
    />
  )
}
