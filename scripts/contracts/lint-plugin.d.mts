import type { Plugin } from '@redocly/openapi-core'

/** The limits that a schema does not give. */
export function missingBounds(schema: object): string[]

export default function plugin(): Plugin
