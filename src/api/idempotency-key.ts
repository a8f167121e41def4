import { useRef } from 'react'
import { randomId } from '#src/lib/values/random-id.ts'

/**
 * The key by which a service knows what is sent again (draft-ietf-httpapi-idempotency-key-header): the same for as long as
 * it says the same, and another once something of it has been changed.
 */
export function useIdempotencyKey(): (said: object) => string {
  const last = useRef({ said: '', key: '' })
  return (said) => {
    const text = JSON.stringify(said, readable)
    if (text !== last.current.said) last.current = { said: text, key: `"${randomId()}"` }
    return last.current.key
  }
}

const readable = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
