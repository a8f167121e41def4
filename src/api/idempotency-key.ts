import { fnv1a } from '#src/lib/values/fnv1a.ts'

/**
 * The key by which a service knows what is sent again (draft-ietf-httpapi-idempotency-key-header): the same each time a
 * draft says the same, also after a reload, and another once something of it has been changed.
 *
 * @param draftId the id of the draft, which is kept with it
 */
export const idempotencyKey = (draftId: string, said: object): string =>
  `"${draftId}-${fnv1a(JSON.stringify(said, readable))}"`

const readable = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
