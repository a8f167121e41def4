import type { ErrorObject } from 'ajv/dist/2020.js'

/** What Ajv says is wrong with a value, and the value. */
export type SchemaError = ErrorObject & { data?: unknown }
