import * as z from 'zod/mini'

/** What is wrong with each field of a form, by the name of the message that tells it. */
export type FieldErrors<Fields, ErrorCode extends string = string> = { [Name in keyof Fields]?: ErrorCode }

/** A text field that has to be filled in, and then to be what the contract says; blanks around it do not count. */
export const needed = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), schema)

/** For a schema whose own rules name their errors: a rule of the contract that is broken is told as "wrong". */
export const namedErrors = { error: () => 'wrong' }

/** What a schema has against a form: the first error of each field. */
export function fieldErrorsIn<Fields>(schema: z.ZodMiniType, fields: Fields): FieldErrors<Fields> {
  const errors: FieldErrors<Fields> = {}
  for (const { path, message } of schema.safeParse(fields, namedErrors).error?.issues ?? []) {
    const field = path[0] as keyof Fields
    errors[field] ??= message
  }
  return errors
}
