import { InputError } from '../document/input-error.ts'
import type { Target } from './send.ts'

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
