import type { ComponentProps } from 'react'
import { Calls } from '../../director/calls/calls.tsx'
import type { Control } from '../../director/mock/control-types.ts'
import { ExchangeView } from './exchange-view.tsx'
import { texts } from '../front-texts.ts'
import { useWatch } from './watch.ts'

/** The log of the panel; of a call that is opened, both sides. */
export function WatchedCalls(given: Omit<ComponentProps<typeof Calls>, 'sides'>) {
  const isWatching = useWatch()
  return (
    <>
      <p className="mb-2 max-w-3xl text-small text-ink-2">
        {isWatching ? texts.calls.watching : texts.calls.notWatching}
      </p>
      <Calls {...given} sides={bothSides} />
    </>
  )
}

const bothSides = ({ number }: Control<'LogEntry'>) => <ExchangeView number={number} />
