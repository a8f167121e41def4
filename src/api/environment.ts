import type { Environment } from '#gen/account_service/model.ts'

/** Where the portal runs, as the e-ID calls want to know (E-005): developing, a demonstration, or the real thing. */
export function environment(): Environment {
  if (import.meta.env.DEV) return 'development'
  return import.meta.env.VITE_DEMO === '1' ? 'test' : 'production'
}
