import type { components } from '#gen/mock_control/types.ts'
import { control, refuse } from '../control.ts'

export type ProviderPayment = components['schemas']['ProviderPayment']
export type Settlement = components['schemas']['SettlePaymentRequest']

/** The payments at the providers, newest first. Throws the problem's code, or `network`. */
export async function readPayments(signal?: AbortSignal): Promise<ProviderPayment[]> {
  const { data, error } = await control.GET('/__mock/payments', signal ? { signal } : {})
  // in no world whose payments it may see
  if (error?.code === 'unauthorized') return []
  return data ?? refuse(error)
}

/** Decides the outcome of a payment. Throws the problem's code when that is refused. */
export async function settle(paymentId: string, body: Settlement): Promise<ProviderPayment> {
  const { data, error } = await control.POST('/__mock/payments/{paymentId}/settle', {
    params: { path: { paymentId } },
    body,
  })
  return data ?? refuse(error)
}
