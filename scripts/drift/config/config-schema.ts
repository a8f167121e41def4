import * as z from 'zod'
import { levels } from '../rules/rule.ts'

const level = z.enum(levels)
const common = { reason: z.string().min(1), until: z.iso.date().optional() }
const accepted = z.union(
  [
    z.strictObject({ fingerprint: z.string().regex(/^[0-9a-f]{16}$/), ...common }),
    z.strictObject({
      rule: z.string(),
      operation: z.string().optional(),
      field: z.string().optional(),
      ...common,
    }),
  ],
  'needs a reason, and either a fingerprint or a rule (with operation and field); until is a date such as 2027-01-31',
)

const levelled = z.strictObject({
  level: z.enum([...levels, 'off']),
  rule: z.string().optional(),
  service: z.string().optional(),
  path: z.string().optional(),
  operation: z.string().optional(),
})

/** What can stand in `portal-contracts.yaml`. */
export const config = z.strictObject({
  failOn: level.optional(),
  rules: z.record(z.string(), level).default({}),
  levels: z.array(levelled).default([]),
  accepted: z.array(accepted).default([]),
})
