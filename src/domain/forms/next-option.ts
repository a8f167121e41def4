/** No option is chosen: the field itself is where the keyboard is. */
export const noOption = -1

/** The option that an arrow key leads to from another one of so many, round by the field itself; undefined for other keys. */
export function nextOption(key: string, active: number, count: number): number | undefined {
  const step = steps[key]
  if (!step || count === 0) return undefined
  // one place more than options: the field
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
