/**
 * Whether names that a command was given include one that does not exist: then it says so and sets the exit code to 2.
 *
 * @param kind what the names are of, such as `part`
 * @param hint where to find the right ones; all of them when left out
 */
export function refusesUnknown(
  kind: string,
  given: readonly string[],
  known: readonly string[],
  hint = `there are ${known.join(', ')}`,
): boolean {
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return false
  console.error(`There is no ${kind} ${unknown.join(', ')}; ${hint}.`)
  process.exitCode = 2
  return true
}
