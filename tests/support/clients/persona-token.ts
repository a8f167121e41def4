/** Logs a persona in at a mock server through the control API; the token that its requests carry. */
export async function tokenOf(root: string, personaId: string): Promise<string> {
  const answer = await fetch(`${root}/__mock/personas/${personaId}/session`, { method: 'POST' })
  return ((await answer.json()) as { token: string }).token
}
