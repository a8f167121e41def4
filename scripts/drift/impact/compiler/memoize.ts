/** The same function, asked once of each object. */
export function memoize<Key extends object, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>()
  return (key) => {
    const kept = answers.get(key)
    if (kept !== undefined || answers.has(key)) return kept as Answer
    const answer = ask(key)
    answers.set(key, answer)
    return answer
  }
}
