import { useMutation } from '@tanstack/react-query'
import type { EIdStartReply } from '#gen/account_service/model.ts'
import { signContract } from '#gen/buyresidence/calls/sign-contract.ts'
import type { SignContractRequest } from '#gen/buyresidence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { startOfSigning } from './eid-status.ts'

/**
 * Starts the signature or the approval of a document of My Pages (C-082, F-094). How it stands is asked as for a booking
 * (C-019): what there is to scan comes with the first status. Not retried.
 */
export function useStartDocumentSigning({ idType }: Site) {
  return useMutation({
    mutationFn: async (request: SignContractRequest): Promise<EIdStartReply> => {
      const started = await signContract(request)
      if (idType !== 'bank_id') return { flow: 'redirect', session: request.contractId, redirectUrl: started }
      return startOfSigning(started)
    },
    retry: false,
  })
}
