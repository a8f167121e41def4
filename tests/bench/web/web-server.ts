import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

type Stored = { type: string; plain: Buffer; brotli?: Buffer }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const isText = /^text\/|json|svg|javascript/
/** Their names hold a hash of what is in them. */
const lasting = 'public, max-age=31536000, immutable'
const fresh = 'no-cache'

/**
 * A static host in front of a build and its API: HTTP/2, Brotli, files for good and pages fresh. Addresses that are no
 * file get the page when a browser navigates to them, but for that of mails; all else goes on to the API. The certificate is its own.
 */
export function webServer(folder: string, apiPort: number): Http2SecureServer {
  const files = filesOf(folder)
  return createSecureServer({ ...certificate(), allowHTTP1: true }, (incoming, outgoing) => {
    const path = new URL(incoming.url, 'https://localhost').pathname
    const file = files.get(path) ?? (isNavigation(incoming, path) ? files.get('/index.html') : undefined)
    if (file) sendFile(file, path, incoming, outgoing)
    else passOn(apiPort, incoming, outgoing)
  })
}

function isNavigation({ method, headers }: Http2ServerRequest, path: string): boolean {
  const isOfMails = path === '/account_service/unsubscribe'
  return method === 'GET' && !isOfMails && (headers.accept ?? '').startsWith('text/html')
}

function sendFile(
  { type, plain, brotli }: Stored,
  path: string,
  { headers }: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): void {
  const packed = takesBrotli(headers['accept-encoding']) ? brotli : undefined
  outgoing.writeHead(200, {
    'content-type': type,
    'cache-control': path.startsWith('/assets/') ? lasting : fresh,
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': 'br' }),
  })
  outgoing.end(packed ?? plain)
}

function passOn(port: number, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  )
  delete headers['accept-encoding']
  const asked = request({ port, method: incoming.method, path: incoming.url, headers }, (answer) =>
    sendAnswer(answer, takesBrotli(incoming.headers['accept-encoding']), outgoing),
  )
  asked.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(asked)
}

function sendAnswer(answer: IncomingMessage, brotli: boolean, outgoing: Http2ServerResponse): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers
  const status = answer.statusCode ?? 502
  if (!brotli || !isText.test(headers['content-type'] ?? '')) {
    outgoing.writeHead(status, headers)
    answer.pipe(outgoing)
    return
  }
  const { 'content-length': ____, ...rest } = headers
  outgoing.writeHead(status, { ...rest, 'content-encoding': 'br' })
  answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).pipe(outgoing)
}

const takesBrotli = (encodings: string | string[] | undefined) => /\bbr\b/.test(String(encodings ?? ''))

function filesOf(folder: string): Map<string, Stored> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
  return new Map(names.map((name) => [name, stored(join(folder, name))]))
}

function stored(file: string): Stored {
  const type = types[extname(file)] ?? 'application/octet-stream'
  const plain = readFileSync(file)
  return { type, plain, ...(isText.test(type) && { brotli: brotliCompressSync(plain) }) }
}

/** A certificate for localhost that nobody has signed, made by OpenSSL for this run. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const wish = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  try {
    execFileSync('openssl', [...wish.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
