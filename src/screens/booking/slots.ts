import type { ReactNode } from 'react'
import type { BookingStatusReply } from '#gen/buyresidence/model.ts'
import type { EidPart } from './steps/eid/eid-part.ts'

/** What other features bring into a booking. */
export type Slots = {
  /** Proves who the buyer is, for whom has logged in without an e-ID. */
  identification: (props: { objectId: string; children: (eid: EidPart) => ReactNode }) => ReactNode
  signing: (props: { booking: BookingStatusReply; children: (eid: EidPart) => ReactNode }) => ReactNode
  payment: (props: {
    objectId: string
    bookingId: string
    contractId: string
    onPaid: () => void
    /** Whether money may be on its way, which still books a home whose hold has run out meanwhile. */
    onRunning: (isRunning: boolean) => void
  }) => ReactNode
}
