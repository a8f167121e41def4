import { features } from 'web-features'

/** An API that not all browsers have had for two and a half years, with the feature that it is part of. */
export type WebApi = { feature: string; api: string }

/** Every such API by its key in the data of MDN, as `api.Window.requestIdleCallback`. */
export function notWidelyAvailable(): Map<string, WebApi> {
  const notWide = new Map<string, WebApi>()
  for (const [feature, known] of Object.entries(features)) {
    if (known.kind !== 'feature') continue
    const { status, compat_features: keys = [] } = known
    for (const key of keys) {
      const { baseline } = status.by_compat_key?.[key] ?? status
      if (baseline !== 'high') notWide.set(key, { feature, api: key })
    }
  }
  return notWide
}
