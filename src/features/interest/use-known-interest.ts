import { useState } from 'react'
import { useSession } from '#src/api/session/session.ts'
import { rememberedInterests, rememberInterest } from './interest-cookie.ts'

/** Whether interest in this was signed up for before, on this device or in the account; and how to remember that it is. */
export function useKnownInterest(id: string): { isKnown: boolean; remember: () => void } {
  const session = useSession()
  const [ids, setIds] = useState(rememberedInterests)
  const own = session.kind === 'private' ? session.user.interests : []
  const isKnown = ids.includes(id) || own.some(({ objectId, stageId }) => (objectId ?? stageId) === id)
  const remember = () => {
    rememberInterest(id)
    setIds(rememberedInterests())
  }
  return { isKnown, remember }
}
