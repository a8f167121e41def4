import { useState } from 'react'
import type { EidFailure } from '../control.ts'
import { ofProvider } from '../eid-failures.ts'
import { FailureChoice } from '../failure-choice.tsx'
import { eidFailureNames } from '../names/eid-failure-names.ts'
import type { ProviderTexts } from './provider-texts.ts'

type Props = { texts: ProviderTexts; onFail: (failure: EidFailure) => Promise<void> }

/** Lets the identification fail on purpose, for whoever wants to see what the portal says then. */
export function ProviderFailure({ texts, onFail }: Props) {
  const [failure, setFailure] = useState<EidFailure>('exception')
  const names = eidFailureNames[texts.language]
  const choose = (value: string) => {
    const chosen = ofProvider.find((one) => one === value)
    if (chosen) setFailure(chosen)
  }
  return (
    <FailureChoice
      texts={texts}
      options={ofProvider.map((one) => ({ value: one, label: names[one] }))}
      value={failure}
      onChoose={choose}
      onFail={() => onFail(failure)}
    />
  )
}
