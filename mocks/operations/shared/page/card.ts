import type { components } from '#gen/content/types.ts'
import type { Card } from '../../../catalogue/pages/page.ts'

/** A card as the contract has it. */
export function cardOf({ heading, text, meta, url, image }: Card, id: string): components['schemas']['Card'] {
  return {
    id,
    heading,
    url,
    ...(text ? { text } : {}),
    ...(meta ? { meta } : {}),
    ...(image ? { image } : {}),
  }
}
