/** Something about schemas that is not decided, since it would take too long; the message says what. */
export class Undecided extends Error {
  override name = 'Undecided'
}
