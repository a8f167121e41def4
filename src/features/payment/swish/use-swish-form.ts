import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { User } from '#gen/account_service/model.ts'
import { zPhone } from '#gen/buyresidence/schemas.ts'

/** Nothing at all is told apart from what is no number. */
const typed = z.string().check(z.trim(), z.minLength(1, 'required'))

const swishForm = z.object({ phoneNumber: z.pipe(typed, zPhone) })

/** The number to pay with (V-002), at first the one of the account; it stays whatever way to pay is looked at. */
export function useSwishForm({ phoneNumber }: User) {
  return useForm<z.input<typeof swishForm>, unknown, z.output<typeof swishForm>>({
    resolver: zodResolver(swishForm),
    defaultValues: { phoneNumber },
  })
}

export type SwishFields = ReturnType<typeof useSwishForm>
