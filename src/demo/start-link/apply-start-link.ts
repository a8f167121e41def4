import { endSession } from '#src/api/session/session.ts'
import { storeToken } from '#src/api/session/token.ts'
import { control } from '../control.ts'
import type { Persona } from '../control.ts'
import { problemTexts } from './problem-texts.ts'
import type { StartLink } from './start-link.ts'

type Problem = { code: string; detail?: string | null }
type Call<T> = Promise<{ data?: T; error?: Problem; response: Response }>

/** What became of a link: whom it names, and what could not be done. */
type Outcome = { persona?: Persona; problems: string[] }

/** Brings the mock into the state that a link asks for. Each part is tried, whatever became of those before. */
export async function applyStartLink(link: StartLink): Promise<Outcome> {
  const { scenario, seed, at, frozen, faults, persona } = link
  const problems: string[] = []
  const ask = async <T>(call: Call<T>, refused: (why: string, status: number) => string) => {
    const { data, error, response } = await call.catch(() => ({
      response: undefined,
      data: undefined,
      error: undefined,
    }))
    if (response?.ok) return data
    problems.push(
      response && error?.code !== 'worldLimitReached'
        ? refused(error?.detail ?? error?.code ?? String(response.status), response.status)
        : (error?.detail ?? problemTexts.silent),
    )
    return undefined
  }
  if (scenario !== undefined) {
    const path = { scenarioId: scenario }
    await ask(control.POST('/__mock/scenarios/{scenarioId}/apply', { params: { path } }), (why, status) =>
      status === 404 ? problemTexts.noScenario(scenario) : problemTexts.refused('scenario', why),
    )
  } else if (seed !== undefined) {
    await ask(control.POST('/__mock/world/reset', { body: { seed } }), (why) =>
      problemTexts.refused('seed', why),
    )
  }
  if (at !== undefined || frozen) {
    const body = {
      mode: frozen ? ('frozen' as const) : ('real' as const),
      ...(at !== undefined && { now: at }),
    }
    await ask(control.PUT('/__mock/clock', { body }), (why) => problemTexts.refused('at', why))
  }
  for (const body of faults) {
    await ask(control.POST('/__mock/faults', { body }), (why) => problemTexts.refused('fault', why))
  }
  if (persona === undefined) return { problems }
  const people = await ask(control.GET('/__mock/personas'), (why) => problemTexts.refused('persona', why))
  const found = people?.find(({ id }) => id === persona)
  if (people && !found) problems.push(problemTexts.nobody(persona))
  return { problems, ...(found && { persona: found }) }
}

/** Logs in as somebody, with a token of the mock as the e-ID does. Returns what there is against it. */
export async function logInAs({ id, name, logins }: Persona): Promise<string | undefined> {
  // whoever cannot log in at all is a visitor
  if (logins.length === 0) {
    endSession()
    return undefined
  }
  const { data, error } = await control.POST('/__mock/personas/{personaId}/session', {
    params: { path: { personaId: id } },
  })
  if (!data)
    return error.code === 'conflict' ? problemTexts.locked(name) : problemTexts.refused('persona', error.code)
  storeToken(data.token)
  return undefined
}
