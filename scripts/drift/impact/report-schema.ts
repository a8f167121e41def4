import * as z from 'zod'
import type { Finding } from '../finding.ts'
import { levels } from '../rules/rule.ts'

const source = z.object({ file: z.string(), pointer: z.string(), line: z.int().min(1).optional() })
const finding = z.object({
  rule: z.string(),
  level: z.enum(levels),
  operations: z.array(z.object({ id: z.string().optional(), method: z.string(), path: z.string() })),
  location: z.object({
    direction: z.enum(['request', 'response']).optional(),
    status: z.string().optional(),
    mediaType: z.string().optional(),
    place: z.string(),
  }),
  field: z.string(),
  message: z.string(),
  old: source.optional(),
  new: source.optional(),
  example: z.json().optional(),
  assumed: z.array(z.object({ id: z.string(), says: z.string() })).optional(),
  curl: z.string().optional(),
  fingerprint: z.string(),
  accepted: z.object({ reason: z.string(), until: z.string().optional() }).optional(),
})

/** As much of `findings.schema.json` as is read again. */
export const report = z.object({ findings: z.array(finding as unknown as z.ZodType<Finding>) })
