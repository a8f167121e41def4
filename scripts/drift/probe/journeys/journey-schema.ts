import * as z from 'zod'

/** A value, or a runtime expression that stands for one. */
const value = z.json()

const step = z.strictObject({
  stepId: z.string().min(1),
  description: z.string().optional(),
  operationId: z.string().min(1),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        value,
      }),
    )
    .default([]),
  requestBody: z
    .strictObject({
      contentType: z.string().optional(),
      payload: value.optional(),
      replacements: z.array(z.strictObject({ target: z.string().startsWith('/'), value })).default([]),
    })
    .optional(),
  successCriteria: z.array(z.strictObject({ condition: z.string() })).default([]),
  onFailure: z
    .array(
      z.strictObject({
        name: z.string(),
        type: z.literal('retry'),
        retryAfter: z.number().min(0).max(60),
        retryLimit: z.int().min(1).max(60),
      }),
    )
    .max(1)
    .default([]),
  outputs: z.record(z.string(), z.string()).default({}),
})

/**
 * As much of the Arazzo Specification 1.0 as is run: operations by id, criteria that compare two values, and retries.
 * Where it leaves a parameter or a body out, what the contract has as its example is sent.
 */
export const journeyFile = z.strictObject({
  arazzo: z.string().regex(/^1\.\d+\.\d+$/),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  sourceDescriptions: z.array(
    z.strictObject({ name: z.string(), url: z.string(), type: z.literal('openapi').default('openapi') }),
  ),
  workflows: z
    .array(
      z.strictObject({
        workflowId: z.string().min(1),
        summary: z.string().optional(),
        description: z.string().optional(),
        inputs: z
          .looseObject({ properties: z.record(z.string(), z.looseObject({ default: value.optional() })) })
          .optional(),
        steps: z.array(step).min(1),
      }),
    )
    .min(1),
})

export type Journey = z.infer<typeof journeyFile>['workflows'][number]
export type Step = Journey['steps'][number]
