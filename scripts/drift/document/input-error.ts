/** Something about what was asked for that makes an answer impossible: said in one sentence, exit 2. */
export class InputError extends Error {
  override name = 'InputError'
}

/** A document that can be read and is no OpenAPI description, such as a fragment that others refer to. */
export class NotOpenApi extends InputError {}
