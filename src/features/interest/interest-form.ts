import * as z from 'zod/mini'
import type { InterestRequest } from '#gen/account_service/model.ts'
import { zEmail, zInterestRequest, zPersonName, zPhone, zRoomRange } from '#gen/account_service/schemas.ts'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import { parseNumber } from '#src/lib/values/numbers.ts'

const trimmed = z.string().check(z.trim())

/** A number of rooms as typed: nothing, or a number that the contract takes (V-008, F-150). */
const typedRooms = z
  .string()
  .check(z.refine((text) => text.trim() === '' || zRoomRange.shape.min.safeParse(parseNumber(text)).success))

/** The interest form as it stands on screen (G-088). */
export const interestForm = z
  .object({
    firstName: z.pipe(trimmed, zPersonName),
    lastName: z.pipe(trimmed, zPersonName),
    email: z.pipe(trimmed, zEmail),
    phoneNumber: z.pipe(trimmed, zPhone),
    minRooms: typedRooms,
    maxRooms: typedRooms,
    message: z.pipe(trimmed, z.string().check(z.maxLength(500))),
    // V-009, F-150
    terms: z.pipe(z.boolean(), zInterestRequest.shape.terms),
  })
  .check(
    z.refine(({ minRooms, maxRooms }) => !isBackwards(minRooms, maxRooms), {
      path: ['maxRooms'],
      error: 'backwards',
    }),
  )

/** What the fields hold, before and after the form is checked. */
export type InterestFields = z.input<typeof interestForm>
export type InterestForm = z.output<typeof interestForm>

type About = { stageId: string; objectId?: string }

/** What was typed about a project or a home; consent is given anew. */
export const interestDraftOf = ({ stageId, objectId = stageId }: About) =>
  tabDraft(
    `interest-draft-${objectId}`,
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      minRooms: z.string(),
      maxRooms: z.string(),
      message: z.string(),
    }),
  )

/** The request for what was filled in; one end of the range alone leaves the other open. */
export function toInterest(form: InterestForm, about: About): Omit<InterestRequest, 'siteId'> {
  const { minRooms, maxRooms, message, ...person } = form
  const [min, max] = [parseNumber(minRooms), parseNumber(maxRooms)]
  const rooms = min === undefined && max === undefined ? {} : { rooms: { min: min ?? 1, max: max ?? 10 } }
  return { ...about, ...person, ...rooms, ...(message ? { message } : {}) }
}

function isBackwards(low: string, high: string): boolean {
  const [min, max] = [parseNumber(low), parseNumber(high)]
  return min !== undefined && max !== undefined && max < min
}
