import type * as z from 'zod'
import { InputError } from './input-error.ts'
import type { Json } from './json.ts'
import { parse } from './parse.ts'
import { NotReadable } from './read-yaml.ts'

/**
 * The value of a text of YAML or JSON that a team has written.
 *
 * @param file what the text is called in a message
 * @throws InputError when it is neither
 */
export function yamlIn(text: string, file: string): Json {
  try {
    return parse(text).value
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error
    throw new InputError(`${file} is no YAML: ${error.message}.`)
  }
}

/**
 * A value as a schema has it.
 *
 * @throws InputError that names the file and the first place of it that is not understood
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): z.infer<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new InputError(
    `${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not understood'}.`,
  )
}
