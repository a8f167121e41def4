import type { components } from '#gen/mock_control/types.ts'

type Condition = components['schemas']['FaultCondition']

/**
 * What calls have to be like, of lines as people write them in the panel and in commands: `parameter=value`, or
 * `/pointer=JSON` for a place in the body. `wrong` is the first line that says neither.
 */
export function conditionOf(lines: readonly string[]): { when: Condition | undefined } | { wrong: string } {
  const parameters: Record<string, string> = {}
  const body: Record<string, unknown> = {}
  for (const line of lines) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(line.trim()) ?? []
    if (name === undefined || value === undefined) return { wrong: line }
    if (!name.startsWith('/')) parameters[name] = value
    else {
      try {
        body[name] = JSON.parse(value)
      } catch {
        return { wrong: line }
      }
    }
  }
  const when = {
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(Object.keys(body).length > 0 && { body }),
  }
  return { when: lines.length > 0 ? when : undefined }
}

/** A condition in the words of `conditionOf`. */
export const conditionLines = ({ parameters = {}, body = {} }: Condition = {}): string[] => [
  ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`),
  ...Object.entries(body).map(([pointer, value]) => `${pointer}=${JSON.stringify(value)}`),
]
