import { control } from '../control.ts'
import { answered } from '../director/mock/answered.ts'
import { playingNow, visitor } from './playing.ts'

/** A token of somebody in the world that is played, as a login gives it; a visitor has none. */
export async function tokenOf(personId: string): Promise<string | undefined> {
  if (personId === visitor) return undefined
  const params = { path: { personaId: personId } }
  return (await answered(control.POST('/__mock/personas/{personaId}/session', { params }))).token
}

/** What a program sends with a call, so that it is as somebody in the world that is played. */
export async function headersOf(personId: string): Promise<Record<string, string>> {
  const token = await tokenOf(personId)
  const { world } = playingNow()
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(world === 'default' ? {} : { 'x-world': world }),
  }
}

/** The first call of somebody, as a command: who they are. A visitor reads the tags of homes. */
export async function curlOf(personId: string): Promise<string> {
  const headers = await headersOf(personId)
  const path = personId === visitor ? '/residence/search/stage_tags/1' : '/account_service/user'
  const said = Object.entries(headers).map(([name, value]) => ` -H '${name}: ${value}'`)
  return `curl -s ${location.origin}${path}${said.join('')}`
}
