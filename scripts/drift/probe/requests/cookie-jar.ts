/** A cookie of an answer; one that is gone is to be forgotten. */
export type SetCookie = { name: string; value: string; isGone: boolean }

/** The cookies that a service has set, as a browser with one page open keeps them (RFC 6265). */
export type CookieJar = {
  keep: (cookies: readonly SetCookie[]) => void
  list: () => [name: string, value: string][]
}

export function createCookieJar(): CookieJar {
  const kept = new Map<string, string>()
  return {
    keep: (cookies) => {
      for (const { name, value, isGone } of cookies) {
        if (isGone) kept.delete(name)
        else kept.set(name, value)
      }
    },
    list: () => [...kept],
  }
}

/** Reads a `Set-Cookie` header; `now` in milliseconds. */
export function setCookieOf(text: string, now: number): SetCookie {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
  const [name = '', ...rest] = pair.split('=')
  const attribute = (wanted: string) =>
    attributes
      .find((one) => one.toLowerCase().startsWith(`${wanted}=`))
      ?.slice(wanted.length + 1)
      .trim()
  const [age, expires] = [attribute('max-age'), attribute('expires')]
  const isGone = age === undefined ? Date.parse(expires ?? '') <= now : Number(age) <= 0
  return { name: name.trim(), value: rest.join('=').trim(), isGone }
}
