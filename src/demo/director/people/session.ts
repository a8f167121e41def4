import { endSession } from '#src/api/session/session.ts'
import { readRawToken, storeToken } from '#src/api/session/token.ts'
import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'

/** Logs the portal in as a persona, with a token such as any login brings. */
export async function takeSession(personaId: string): Promise<void> {
  const { token } = await answered(
    control.POST('/__mock/personas/{personaId}/session', { params: { path: { personaId } } }),
  )
  storeToken(token)
}

/**
 * Keeps whoever is logged in so after the world has changed under them: a token tells the time at which it was given,
 * and another world or another time would not have it. Whom the world no longer knows is logged out.
 */
export async function keepSession(): Promise<void> {
  if (readRawToken() === undefined) return
  const { personaId } = await answered(control.GET('/__mock/world'))
  if (personaId === null) return endSession()
  await takeSession(personaId).catch(endSession)
}
