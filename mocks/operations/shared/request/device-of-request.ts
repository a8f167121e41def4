import type { EidOrder } from '../../../state/eid/order.ts'

/** The kind of device that a request comes from, by its User-Agent. */
export function deviceOfRequest({ headers }: Request): EidOrder['device'] {
  return /Mobi|Android|iPhone|iPad/.test(headers.get('user-agent') ?? '') ? 'mobile' : 'computer'
}
