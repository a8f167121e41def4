import { useState } from 'react'
import type { Session } from '#src/api/session/session.ts'

/** Pages where somebody logs in: they go on by themselves, and hold nothing of whoever was there before. */
const entrances: readonly string[] = ['/login', '/register']

/**
 * A key for all that can be filled in on a page: it changes when somebody logs in after somebody else, so that nobody
 * finds what another person has typed, and by `renew` when somebody has logged out. A session that ends changes nothing.
 *
 * @param path of the page, as the route tree has it
 */
export function useFormKey(session: Session, path?: string): { key: number; renew: () => void } {
  const id = session.kind === 'visitor' ? undefined : session.user.id
  const [forms, setForms] = useState({ of: id, key: 0 })
  if (id !== undefined && id !== forms.of) {
    const isOther = forms.of !== undefined && !entrances.includes(path ?? '')
    setForms({ of: id, key: isOther ? forms.key + 1 : forms.key })
  }
  const renew = () => setForms(({ key }) => ({ of: undefined, key: key + 1 }))
  return { key: forms.key, renew }
}
