import type { Control } from '../mock/control-types.ts'

const bodiless = ['GET', 'HEAD', 'DELETE']

/**
 * The call as a command for a shell. The token is left to the one who runs it, and so are query and body, which the log
 * does not keep.
 *
 * @param base where the API is, without a slash at the end
 */
export function curlOf({ method, path }: Control<'LogEntry'>, base: string, worldId: string): string {
  const parts = [
    'curl',
    `-X ${method}`,
    quoted(base + path),
    '-H "authorization: Bearer $TOKEN"',
    `-H ${quoted(`x-world: ${worldId}`)}`,
  ]
  if (!bodiless.includes(method)) parts.push(`-H 'content-type: application/json'`, `-d '{}'`)
  return parts.join(' ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
