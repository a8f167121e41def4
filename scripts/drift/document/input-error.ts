/** Something about what was asked for that makes an answer impossible: said in one sentence, exit 2. */
export class InputError extends Error {
  override name = 'InputError'
}
