import { useMutation } from '@tanstack/react-query'
import { getCloseAccountMutationOptions } from '#gen/account_service/calls/close-account.ts'
import { exportUser } from '#gen/account_service/calls/export-user.ts'
import { getWithdrawConsentMutationOptions } from '#gen/account_service/calls/withdraw-consent.ts'
import type { SiteKey } from '#gen/account_service/model.ts'
import { composeMutation } from '../compose-mutation.ts'
import { refetchUser } from '../session/change-session.ts'

/** Takes the consent for a site back (contracts/account_service.yaml#withdrawConsent), and reads the person anew. */
export function useWithdrawConsent() {
  return useMutation(
    composeMutation(
      getWithdrawConsentMutationOptions(),
      (site: SiteKey) => ({ site }),
      async (answer, { client }) => {
        await answer
        await refetchUser(client)
      },
    ),
  )
}

/** All that the account holds (contracts/account_service.yaml#exportUser), as a file, and when it was made. */
export function useOwnData() {
  return useMutation({
    mutationFn: async () => {
      const data = await exportUser()
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      return { file, createdOn: data.createdOn }
    },
  })
}

/** Closes the account (contracts/account_service.yaml#closeAccount). Not retried: whoever is gone can ask nothing more. */
export function useCloseAccount() {
  return useMutation({ ...getCloseAccountMutationOptions(), retry: false })
}
