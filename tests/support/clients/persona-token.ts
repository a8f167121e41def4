/** Logs a persona in at a mock server through the control API; the token that its requests carry. */
export async function tokenOf(root: string, personaId: string, world?: string): Promise<string> {
  const headers: Record<string, string> = world === undefined ? {} : { 'x-world': world }
  const answer = await fetch(`${root}/__mock/personas/${personaId}/session`, { method: 'POST', headers })
  return ((await answer.json()) as { token: string }).token
}
