/** Statuses whose answer has no body, and whose Response may have none. */
const bodiless: readonly number[] = [204, 205, 304]

/**
 * Like fetch with credentials, and tells how much of the body has gone (0 to 1), which fetch cannot. Fails as fetch does:
 * with a TypeError where no answer comes, with an AbortError where it is called off. A service worker hides how far it is.
 */
export function watchedFetch(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const calledOff = () => reject(new DOMException('The call was called off.', 'AbortError'))
    if (signal?.aborted) return calledOff()
    const call = new XMLHttpRequest()
    call.open(method, url)
    call.withCredentials = true
    call.responseType = 'blob'
    new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value))
    call.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onSent(loaded / total))
    call.addEventListener('load', () => resolve(answerOf(call)))
    call.addEventListener('error', () => reject(new TypeError('No answer came.')))
    call.addEventListener('abort', calledOff)
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body as XMLHttpRequestBodyInit | null)
  })
}

function answerOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call
  const lines = call.getAllResponseHeaders().trim().split('\r\n').filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name, value.join(':').trim()]
  })
  const body = bodiless.includes(status) ? null : (call.response as Blob)
  return new Response(body, { status, statusText, headers })
}
