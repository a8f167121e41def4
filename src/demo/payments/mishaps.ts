import type { ProviderPayment, Settlement } from './payment-control.ts'

/** A way in which a payment goes wrong, and what the provider then reports. */
export type PaymentMishap = { name: string; settlement: Settlement }

const error = (errorCode: string): PaymentMishap => ({
  name: errorCode,
  settlement: { outcome: 'error', errorCode },
})

const outcome = (name: 'declined' | 'cancelled' | 'error' | 'unknown'): PaymentMishap => ({
  name,
  settlement: { outcome: name },
})

/** What can go wrong at each provider, by its own codes; TM01 and TIMEOUT are the time that runs out. */
export const paymentMishaps: Record<ProviderPayment['provider'], readonly PaymentMishap[]> = {
  swish: [
    outcome('unknown'),
    ...['TM01', 'RF07', 'BANKIDCL', 'BANKIDONGOING', 'BANKIDUNKN', 'VR01', 'VR02', 'FF10'].map(error),
  ],
  svea: [outcome('declined'), outcome('error'), error('TIMEOUT'), outcome('unknown')],
  nordea: [outcome('declined'), outcome('error'), error('RJCT'), error('TIMEOUT'), outcome('unknown')],
}
