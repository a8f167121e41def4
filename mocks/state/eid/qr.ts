const text = new TextEncoder()

/**
 * The content of an animated BankID QR code: `bankid.<qrStartToken>.<seconds>.<HMAC>`. The HMAC is SHA-256 over the
 * whole seconds since the order began as ASCII, with the start secret as ASCII for its key, in lower-case hexadecimal
 * (BankID RP API v6, "Animated QR code").
 */
export async function qrData(startToken: string, startSecret: string, seconds: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(startSecret), algorithm, false, ['sign'])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(String(seconds))))
  return `bankid.${startToken}.${seconds}.${[...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
