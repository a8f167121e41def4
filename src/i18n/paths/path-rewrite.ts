import type { LocationRewrite } from '@tanstack/react-router'
import type { Site } from '#src/sites/site.ts'
import { toCanonical, toLocal } from './path-map.ts'

/** Lets the router know canonical paths only, and the browser the site's own. */
export function pathRewrite(site: Site): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = toCanonical(site, url.pathname)
      return url
    },
    output: ({ url }) => {
      url.pathname = toLocal(site, url.pathname)
      return url
    },
  }
}
