import type { ReactNode } from 'react'
import type { useEidFlow } from '#src/domain/eid/use-eid-flow.ts'
import { useIdentification, useSigning } from './use-booking-eid.ts'
import { eidProblemNamed } from './steps/eid-part.ts'
import type { EidPart } from './steps/eid-part.ts'
import { EidWaiting } from '#src/features/login/eid-waiting.tsx'

type Eid = Pick<ReturnType<typeof useEidFlow>, 'login' | 'controls'> & { onStart: () => Promise<unknown> }

/** Where an e-ID stands, as the steps of a booking show it. */
function partOf({ login, controls, onStart }: Eid): EidPart {
  // a start that fails is told where the e-ID stands
  const start = () => onStart().catch(() => undefined)
  switch (login.at) {
    case 'waiting':
      return { at: 'waiting', waiting: <EidWaiting login={login} controls={controls} />, onStart: start }
    case 'starting':
      return { at: 'starting', onStart: start }
    case 'loggedIn':
      return { at: 'done', onStart: start }
    case 'choosing': {
      const problem = login.problem && eidProblemNamed(login.problem)
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
