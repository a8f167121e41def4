import * as z from 'zod'

const text = z.string().max(200)

/** As much of an index as tells that it is one; what is inside was written by this tool. */
export const consumerIndex = z.looseObject({
  version: z.literal(2),
  consumer: z.strictObject({ name: text, version: text, environment: text }),
  screens: z.array(z.looseObject({ file: z.string(), line: z.number(), name: z.string() })),
  operations: z.record(z.string(), z.looseObject({ callers: z.array(z.looseObject({ file: z.string() })) })),
  fields: z.record(z.string(), z.array(z.looseObject({ file: z.string(), line: z.number() }))),
})
