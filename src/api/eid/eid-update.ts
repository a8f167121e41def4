import { useMutation } from '@tanstack/react-query'
import { getStartUpdateMutationOptions } from '#gen/account_service/calls/start-update.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { environment } from '../environment.ts'

/** Starts adding an e-ID to the account one is logged in with (C-015). Not retried. */
export function useStartUpdate({ idType }: Site) {
  return useMutation({
    ...composeMutation(getStartUpdateMutationOptions(), (returnUrl: string) => ({
      idType,
      data: { returnUrl, environment: environment() },
    })),
    retry: false,
  })
}
