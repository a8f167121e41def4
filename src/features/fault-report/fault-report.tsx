import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { VideoBlock } from '#gen/content/model.ts'
import { cooperativeQuery } from '#src/api/my-pages/case-management.ts'
import type { Session } from '#src/api/session/session.ts'
import type { EidReturn } from '#src/domain/eid/return/eid-return.ts'
import type { Reporting } from './reporting.ts'
import { AddBankId } from './views/reporter/add-bankid.tsx'
import { LoadingRows } from './views/frame/load-failure.tsx'
import { NoManagement } from './views/place/no-management.tsx'
import { Notice, TechnicalError } from './views/frame/technical-error.tsx'
import { Wizard } from './wizard/wizard.tsx'

export type FaultReportProps = {
  /** Who was logged in when the report was opened; a session that ends meanwhile loses nothing. */
  session: Session
  /** As a board member, though one is logged in as oneself or not at all: then without technical management. */
  asBoard: boolean
  /** How somebody came back from an e-ID app that they left the report for. */
  returned?: EidReturn | undefined
  onSeeErrands: (caseId?: string) => void
  onClose: () => void
  /** Logs in again over the report, where the session ended meanwhile. */
  onLogin: () => void
  /** Shows what editors wrote. */
  html: (html: string) => ReactNode
  /** Shows a film, once its visitor allows that. */
  film: (film: VideoBlock) => ReactNode
}

/** A fault report by whoever it is: finds out which kind, and what is known of them. */
export function FaultReport({ session, asBoard, ...rest }: FaultReportProps) {
  switch (session.kind) {
    case 'board':
      return <BoardReport session={session} {...rest} />
    case 'private':
      return <PersonReport session={session} asBoard={asBoard} {...rest} />
    case 'visitor':
      return <Fixed reporting={() => visitorReporting(asBoard)} {...rest} />
  }
}

type Rest = Omit<FaultReportProps, 'session' | 'asBoard'>

/** What is known when the report begins stays so until it is closed. */
function Fixed({ reporting, ...rest }: Rest & { reporting: () => Reporting }) {
  const [fixed] = useState(reporting)
  return <Wizard reporting={fixed} {...rest} />
}

type Person = Extract<Session, { kind: 'private' }>

function PersonReport({ session, asBoard, returned, ...rest }: Rest & { session: Person; asBoard: boolean }) {
  const [isKnown, setKnown] = useState(session.user.hasSecurityIdentifier)
  if (!isKnown) return <AddBankId returned={returned} onDone={() => setKnown(true)} onClose={rest.onClose} />
  return <Fixed reporting={() => personReporting(session, asBoard)} {...rest} />
}

type Board = Extract<Session, { kind: 'board' }>

function BoardReport({ session, ...rest }: Rest & { session: Board }) {
  const { data, isError, refetch } = useQuery(cooperativeQuery())
  const [goesOn, setGoesOn] = useState(false)
  if (isError && !data) return <TechnicalError onRetry={refetch} onClose={rest.onClose} />
  if (!data) {
    return (
      <Notice>
        <LoadingRows />
      </Notice>
    )
  }
  if (!data.technicalManagement && !goesOn) {
    return <NoManagement name={data.name} onContinue={() => setGoesOn(true)} onClose={rest.onClose} />
  }
  const { user } = session
  const reporting = (): Reporting => ({
    reporter: data.technicalManagement ? 'boardMember' : 'boardMemberNoManagement',
    owner: `${user.id}-${data.id}`,
    boardEmail: data.boardEmail,
    isLoggedIn: true,
    known: {
      ...knownOf(user),
      boardEmail: data.boardEmail ?? '',
      ...(!data.technicalManagement && {
        compoundName: data.name,
        compoundNumber: data.organisationNumber,
      }),
    },
  })
  return <Fixed reporting={reporting} {...rest} />
}

const knownOf = ({ firstName, lastName, email, phoneNumber }: Person['user']) => ({
  firstName,
  lastName,
  email,
  phone: phoneNumber,
})

function personReporting({ user }: Person, asBoard: boolean): Reporting {
  return {
    reporter: asBoard ? 'boardMemberNoManagement' : 'resident',
    owner: user.id,
    contact: { email: user.email, phoneNumber: user.phoneNumber },
    isLoggedIn: true,
    known: knownOf(user),
  }
}

const visitorReporting = (asBoard: boolean): Reporting => ({
  reporter: asBoard ? 'boardMemberNoManagement' : 'public',
  owner: '',
  isLoggedIn: false,
  known: {},
})
