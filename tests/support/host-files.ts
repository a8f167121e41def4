type Headers = Record<string, string>

/** The headers that a file `_headers` gives a path: of several blocks the later one counts, as on Netlify. */
export function readNetlify(text: string, path: string): Headers {
  let fits = false
  const found: Headers = {}
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) fits = path.startsWith(line.replace('*', ''))
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (fits && name && value) found[name] = value
  }
  return found
}

/** The same by a host that sends the values of all blocks that fit, unless one takes the former away, as Cloudflare does. */
export function readCloudflare(text: string, path: string): Headers {
  let fits = false
  const found: Headers = {}
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) fits = path.startsWith(line.replace('*', ''))
    const [, gone] = /^ {2}! ([\w-]+)$/.exec(line) ?? []
    if (fits && gone) delete found[gone]
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (fits && name && value) found[name] = [found[name], value].filter(Boolean).join(', ')
  }
  return found
}

/** The headers that lines for a server block of nginx give a path. */
export function readNginx(text: string, path: string): Headers {
  const variables: Headers = {}
  const found: Headers = {}
  const set = (name = '', value = '') => (variables[name] = value.replaceAll(/\\(.)/g, '$1'))
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const plain = /^set (\$\w+) "(.*)";$/.exec(line)
    const below = /^if \(\$request_uri ~ "(.*?)"\) \{ set (\$\w+) "(.*)"; \}$/.exec(line)
    const header = /^add_header ([\w-]+) (?:(\$\w+)|"(.*)")(?: always)?;$/.exec(line)
    if (plain) set(plain[1], plain[2])
    else if (below) {
      if (new RegExp(below[1] ?? '').test(path)) set(below[2], below[3])
    } else if (header?.[1])
      found[header[1]] = header[2]
        ? (variables[header[2]] ?? '')
        : (header[3] ?? '').replaceAll(/\\(.)/g, '$1')
    else throw new Error(`nginx line that nobody expected: ${line}`)
  }
  return found
}

/** The headers that lines for a site block of Caddy give a path. */
export function readCaddy(text: string, path: string): Headers {
  const isBelow = (patterns: string) =>
    patterns.split(' ').some((one) => path.startsWith(one.replace('*', '')))
  const matchers: Record<string, boolean> = {}
  const found: Headers = {}
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const matcher = /^(@\w+) not path (.+)$/.exec(line)
    const header = /^header (?:(@\w+|\/\S+) )?([\w-]+) `(.*)`$/.exec(line)
    if (matcher?.[1]) matchers[matcher[1]] = !isBelow(matcher[2] ?? '')
    else if (header?.[2]) {
      const [, when, name, value = ''] = header
      if (when && !(matchers[when] ?? isBelow(when))) continue
      // which of two lines counts depends on how Caddy sorts them
      if (name in found) throw new Error(`Two lines of Caddy give ${path} a ${name}`)
      found[name] = value
    } else throw new Error(`Caddy line that nobody expected: ${line}`)
  }
  return found
}
