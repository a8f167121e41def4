import { InputError } from '../../document/input-error.ts'

/** Where requests go. */
export type Target = {
  /** Scheme and host. */
  origin: string
  /** The path before the templates; `undefined` leaves it to the contract's servers. */
  base: string | undefined
  timeoutMs: number
}

/**
 * The address of a request, as it is going to be called; nothing when it would lead to another origin, or out of the
 * path that the service has there. What a contract or an answer says ends up in it, and a token goes with it.
 */
export function addressAt(target: Target, base: string, address: string): string | undefined {
  const prefix = target.base ?? base
  const whole = `${target.origin}${prefix}${address}`
  if (!address.startsWith('/') || !URL.canParse(whole)) return undefined
  const { origin, href, pathname, username, password } = new URL(whole)
  const root = new URL(`${target.origin}${prefix}/`)
  const isInside = pathname.startsWith(root.pathname) || `${pathname}/` === root.pathname
  return origin === target.origin && isInside && username === '' && password === '' ? href : undefined
}

/**
 * Where requests go. A path in the address stands for the one that the contract's servers have.
 *
 * @throws InputError when it is no address of the web
 */
export function targetAt(address: string, timeoutMs: number): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InputError('--target is an address such as https://test.example.com; this is none.')
  if (url.username || url.password)
    throw new InputError('Leave user and password out of --target; --header and --credentials are for them.')
  const path = url.pathname.replace(/\/+$/, '')
  return { origin: url.origin, base: path === '' ? undefined : path, timeoutMs }
}
