/** The words of a name: `getGreeting2`, `get_greeting_2` and `get-greeting-2` have the same. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-zåäö]+|[A-Z]|\d+/g) ?? []).map((word) => word.toLowerCase())

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of a file: `get-greeting-2`. */
export const kebabOf = (name: string): string => wordsOf(name).join('-')

/** The name of a component or a type: `GetGreeting2`. */
export const pascalOf = (name: string): string => wordsOf(name).map(capital).join('')

/** The name of a value: `getGreeting2`. */
export function camelOf(name: string): string {
  const pascal = pascalOf(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}
