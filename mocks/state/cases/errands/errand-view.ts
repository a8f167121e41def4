import { isDone } from '../../../catalogue/cases/life/lives.ts'
import { type Step, appointmentOf, stepsOf, stepsTaken } from './errand-lifecycle.ts'
import type { Errand, ErrandRecord, Round } from './errand-record.ts'

/** How many of the newest events are shown (the contract's bound). */
const shownEvents = 100

const views = new WeakMap<ErrandRecord, { taken: number; errand: Errand }>()

/** An errand as its owner sees it at a time in milliseconds. Until its next step it stays the same one. */
export function errandAt(record: ErrandRecord, now: number): Errand {
  const steps = stepsOf(record)
  const taken = stepsTaken(steps, now)
  const known = views.get(record)
  if (known?.taken === taken) return known.errand
  const errand = viewOf(record, steps.slice(0, taken))
  views.set(record, { taken, errand })
  return errand
}

/** Whether nothing about an errand can be changed or closed any more at a time in milliseconds. */
export function isDoneAt(record: ErrandRecord, now: number): boolean {
  return isDone.has(errandAt(record, now).caseStatusId)
}

function viewOf(record: ErrandRecord, taken: readonly Step[]): Errand {
  const { country: _country, owner: _owner, placeId: _place, city: _city, trade: _trade, ...more } = record
  const { deeds, idempotencyKey: _key, fingerprint: _said, ...kept } = more
  const present = taken.at(-1)
  if (!present) throw new Error(`${record.id} has no life`)
  const open = !isDone.has(present.status)
  return {
    ...kept,
    caseStatusId: present.status,
    creationDate: deeds[0]?.at ?? '',
    appointment: appointmentOf(present, record),
    history: taken
      .toReversed()
      .slice(0, shownEvents)
      .map(({ status, at, text, by }) => ({
        caseStatusId: status,
        at: new Date(at).toISOString(),
        text,
        by,
      })),
    canEdit: open,
    canClose: open,
  }
}

/** The part of an errand that a round has (N-079). */
export function roundAt(record: ErrandRecord, now: number): Round {
  const { id, siteKey, ticketNumber, title, caseStatusId, caseTypeName, creationDate, ...rest } = errandAt(
    record,
    now,
  )
  const { objectName, objectAddress, buildingPartName, brfName, roomType, nrOfCaseControlPoints, ...more } =
    rest
  const { description, attachments } = more
  return {
    id,
    siteKey,
    ticketNumber,
    title,
    caseStatusId,
    caseTypeName,
    creationDate,
    objectName,
    objectAddress,
    buildingPartName,
    brfName,
    roomType,
    nrOfCaseControlPoints,
    description,
    attachments,
  }
}
