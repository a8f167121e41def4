const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const qrText = new RegExp(`bankid\\.${uuid}\\.\\d+\\.[0-9a-f]{64}`)
const startLink = new RegExp(`[?&]autostarttoken=(${uuid})`, 'i')
const bareToken = new RegExp(`^${uuid}$`, 'i')

/** The token in what was scanned or pasted: a QR text, a start link, or a token by itself. */
export function tokenOf(text: string): string | undefined {
  const trimmed = text.trim()
  return qrText.exec(trimmed)?.[0] ?? startLink.exec(trimmed)?.[1] ?? bareToken.exec(trimmed)?.[0]
}
