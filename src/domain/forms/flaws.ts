import * as z from 'zod/mini'

/** What is wrong with each field of a form, by the name of the message that tells it. */
export type Flaws<Fields, Flaw extends string = string> = { [Name in keyof Fields]?: Flaw }

/** A text field that has to be filled in, and then to be what the contract says; blanks around it do not count. */
export const needed = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), schema)

/** For a schema whose own rules name their flaws: a rule of the contract that is broken is told as "wrong". */
export const namingFlaws = { error: () => 'wrong' }

/** What a schema has against a form: the first flaw of each field. */
export function flawsIn<Fields>(schema: z.ZodMiniType, fields: Fields): Flaws<Fields> {
  const flaws: Flaws<Fields> = {}
  for (const { path, message } of schema.safeParse(fields, namingFlaws).error?.issues ?? []) {
    const field = path[0] as keyof Fields
    flaws[field] ??= message
  }
  return flaws
}
