import { useMutation } from '@tanstack/react-query'
import { startUpdate } from '#gen/account_service/hooks.ts'
import type { Site } from '#src/sites/site.ts'
import { eidStatusQuery } from './eid-flow.ts'
import { environment } from './environment.ts'

/** Starts adding an e-ID to the account one is logged in with (C-015). Not retried. */
export function useStartUpdate({ idType }: Site) {
  return useMutation({
    mutationFn: (returnUrl: string) => startUpdate(idType, { returnUrl, environment: environment() }),
    retry: false,
  })
}

/** How far adding an e-ID has come (C-016). Once it answers with a token, the account has its e-ID. */
export const updateStatusQuery = (site: Site, session: string) => eidStatusQuery('update', site, session)
