import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  giveUpSigning,
  useStartIdentification,
  useStartSigning,
  waitingSigningQuery,
} from '#src/api/booking/booking-eid.ts'
import { bookingDocumentsQuery } from '#src/api/booking/booking.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useState } from 'react'
import { currentReturn } from '#src/domain/eid/return/eid-return.ts'
import { useEid } from '#src/domain/eid/use-eid.ts'

/** Identifies somebody who books a home, before they are asked for anything (C-018 to C-021). */
export function useIdentification(objectId: string) {
  const site = useSite()
  const [returned] = useState(() => currentReturn('booking'))
  const { eid, begin, controls } = useEid({
    purpose: 'booking',
    returned,
    path: site.paths.booking ?? '/',
    query: { objectId },
    start: useStartIdentification(site),
  })
  return { eid, controls, onStart: () => begin((returnUrl) => ({ objectId, returnUrl })) }
}

type Agreement = { objectId: string; bookingId: string; contractId: string }

/** Signs the agreement of a booking (C-082). A signing that waits goes on when the page is loaded anew (C-078). */
export function useSigning({ objectId, bookingId, contractId }: Agreement) {
  const site = useSite()
  const client = useQueryClient()
  const waitingQuery = waitingSigningQuery(site, contractId)
  const waiting = useQuery(waitingQuery)
  const [returned] = useState(() => currentReturn('booking'))
  const { eid, begin, controls } = useEid({
    purpose: 'booking',
    returned,
    path: site.paths.booking ?? '/',
    query: { objectId, bookingId },
    start: useStartSigning(site),
    waiting: waiting.data ?? undefined,
    onLeave: (session) => {
      client.setQueryData(waitingQuery.queryKey, null)
      if (session) giveUpSigning(session)
    },
  })
  const onStart = async () => {
    // nobody comes here without having said that these are read, and what was read is what is signed
    const documents = await client.query({ ...bookingDocumentsQuery(bookingId), staleTime: 'static' })
    const acceptedDocumentIds = documents.map(({ id }) => id)
    return begin((returnUrl) => ({ contractId, objectId, returnUrl, acceptedDocumentIds }))
  }
  return { eid, controls, onStart }
}
