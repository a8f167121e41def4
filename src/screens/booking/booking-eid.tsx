import type { ReactNode } from 'react'
import { problemAmong } from '#src/domain/eid/login/login-problem.ts'
import type { useEid } from '#src/domain/eid/use-eid.ts'
import { useIdentification, useSigning } from './use-booking-eid.ts'
import { bookingEidProblems } from './steps/eid/eid-part.ts'
import type { EidPart } from './steps/eid/eid-part.ts'
import { EidWaiting } from '#src/features/login/eid/eid-waiting.tsx'

type Eid = Pick<ReturnType<typeof useEid>, 'eid' | 'controls'> & { onStart: () => Promise<unknown> }

/** Where an e-ID stands, as the steps of a booking show it. */
function partOf({ eid, controls, onStart }: Eid): EidPart {
  // a start that fails is told where the e-ID stands
  const start = () => onStart().catch(() => undefined)
  switch (eid.at) {
    case 'waiting':
      return { at: 'waiting', waiting: <EidWaiting eid={eid} controls={controls} />, onStart: start }
    case 'starting':
      return { at: 'starting', onStart: start }
    case 'loggedIn':
      return { at: 'done', onStart: start }
    case 'choosing': {
      const problem = eid.problem && problemAmong(bookingEidProblems, eid.problem)
      return { at: 'idle', problem, onStart: start }
    }
    default:
      return { at: 'checking', onStart: start }
  }
}

type Props<About> = About & { children: (eid: EidPart) => ReactNode }

/** Proves who the buyer is. */
export const Identification = ({ objectId, children }: Props<{ objectId: string }>) =>
  children(partOf(useIdentification(objectId)))

/** Signs the agreement. */
export const Signing = ({
  children,
  ...agreement
}: Props<{ objectId: string; bookingId: string; contractId: string }>) =>
  children(partOf(useSigning(agreement)))
