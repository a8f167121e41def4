import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { zCampaignCode } from '#gen/account_service/schemas.ts'

/** A campaign code as typed; nothing at all counts as left out. */
const typed = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
)

const withoutCode = z.object({ campaignCode: z.pipe(typed, z.optional(zCampaignCode)) })
const withCode = z.object({ campaignCode: z.pipe(typed, zCampaignCode) })

/** The form of a membership: whoever joins may have a code, whoever has a fee to pay needs one to get rid of it. */
export function useJoinForm({ needsCode }: { needsCode: boolean }) {
  return useForm<{ campaignCode: string }, unknown, { campaignCode?: string }>({
    resolver: zodResolver(needsCode ? withCode : withoutCode),
    defaultValues: { campaignCode: '' },
  })
}
