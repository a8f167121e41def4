import type { IncomingMessage } from 'node:http'

/** Bodies up to so many bytes are read whole and go by a link; larger ones go on as they come, by HTTP. */
export const maxLinked = 64 * 1024

export const hasBody = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > 0

/** Whether a call is short, and its answer no picture that a browser is sent away from while it is drawn. */
export const mayBeLinked = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined &&
  headers.expect === undefined &&
  headers['sec-fetch-dest'] !== 'image' &&
  !(Number(headers['content-length'] ?? 0) > maxLinked)

/** Whether it may take long to read and check the body of a call. */
export const isLarge = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 1_000_000
