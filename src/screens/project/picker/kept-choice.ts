const storageKey = (stageId: string) => `project-home:${stageId}`

/** The home that was chosen in a project during this visit, for a reload and the way back from its page. */
export function readChoice(stageId: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(stageId)) ?? undefined
  } catch {
    // storage is switched off
    return undefined
  }
}

export function keepChoice(stageId: string, homeId: string): void {
  try {
    sessionStorage.setItem(storageKey(stageId), homeId)
  } catch {
    // the page works all the same, it only begins anew
  }
}
