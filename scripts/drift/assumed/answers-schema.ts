import * as z from 'zod'

/** What can stand in `portal-answers.yaml`. */
export const answersFile = z.strictObject({
  answers: z.array(
    z.strictObject({
      id: z.string().regex(/^[0-9a-f]{8}$/),
      service: z.string(),
      where: z.string(),
      /** What was assumed, so that the answer can be read alone. */
      says: z.string(),
      answer: z.enum(['confirmed', 'refuted']),
      /** What it is instead. */
      instead: z.string().optional(),
      by: z.string().optional(),
      on: z.iso.date(),
    }),
  ),
})
