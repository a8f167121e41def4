/** Operations about all worlds: they work even where there is no room for the world that the request names. */
export const worldsPath = '/__mock/worlds'

const hour = 60 * 60_000

/** What somebody can do who finds no room for a world; `roomIn` in milliseconds. */
export function adviceFor(limit: number, roomIn: number): string {
  const hours = Math.ceil(roomIn / hour)
  const waiting = hours > 0 ? ` or wait: in ${hours} h one is forgotten that nobody has used` : ''
  return (
    `All ${limit} worlds of this mock are taken. Go on in one of them (header X-World or cookie world; ` +
    `GET ${worldsPath} lists them), delete one (DELETE ${worldsPath}/{worldId})${waiting}.`
  )
}
