/** Headers by name in lower case; several of one name are joined by a comma. */
export type Headers = Readonly<Record<string, string | undefined>>

/** A body as text or bytes, decoded (no `Content-Encoding`); empty when there was none, `undefined` when nobody kept it. */
export type Body = string | Uint8Array | undefined

/** A request and its answer, wherever they were seen. */
export type Exchange = {
  method: string
  /** Absolute, or from the root. */
  url: string
  requestHeaders: Headers
  requestBody: Body
  /** 0 where there was no answer. */
  status: number
  /** The client took the call back, and did not wait for the answer. */
  isTakenBack?: boolean
  responseHeaders: Headers
  responseBody: Body
}
