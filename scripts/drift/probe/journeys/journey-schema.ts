import * as z from 'zod'

/** A value, or a runtime expression that stands for one. */
const value = z.json()

/** An operation or workflow by its id alone: ids are told apart by themselves, whatever document they lie in. */
const id = z
  .string()
  .min(1)
  .transform((text) => /^\$sourceDescriptions\.[^.]+\.(.+)$/.exec(text)?.[1] ?? text)

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  value,
})

const named = { stepId: z.string().min(1), description: z.string().optional() }
const outputs = z.record(z.string(), z.string()).default({})

const call = z.strictObject({
  ...named,
  operationId: id,
  parameters: z.array(parameter).default([]),
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
  outputs,
})

/** What a person does between two calls: a workflow of another document, which only the mock knows. */
const act = z.strictObject({
  ...named,
  workflowId: id,
  parameters: z.array(z.strictObject({ name: z.string(), value })).default([]),
  outputs,
})

/**
 * As much of the Arazzo Specification 1.0 as is run: operations by id, criteria that compare two values, and retries.
 * Where it leaves a parameter or a body out, what the contract has as its example is sent.
 */
export const journeyFile = z.strictObject({
  arazzo: z.string().regex(/^1\.\d+\.\d+$/),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  sourceDescriptions: z.array(
    z.looseObject({
      name: z.string(),
      url: z.string(),
      type: z.enum(['openapi', 'arazzo']).default('openapi'),
    }),
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
        parameters: z.array(parameter).default([]),
        steps: z.array(z.union([call, act])).min(1),
      }),
    )
    .min(1),
})

export type Journey = z.infer<typeof journeyFile>['workflows'][number]
export type Step = z.infer<typeof call>
export type Act = z.infer<typeof act>
