import { UnsecuredJWT, decodeJwt } from 'jose'

/**
 * What is kept of a token that is masked: nobody can log in with it, and whoever replays the recording makes one for a
 * page that only looks into it.
 */
export type KeptClaims = { kind?: string; bank_id?: string }

const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g
/** A token as the drift checker masks it: letters are x, digits 0. */
const maskedToken = /(?<![\w.-])x[x0_-]{9,}\.x[x0_-]{9,}\.[x0_-]{9,}/g

const lifetime = '60m'

/** The claims of each token in a body, in their order, without who it was. */
export function claimsOfTokens(body: Uint8Array | string | undefined): KeptClaims[] {
  return [...textOf(body).matchAll(token)].map(([found]) => {
    const claims = claimsOf(found)
    return {
      ...(claims.kind ? { kind: claims.kind } : {}),
      ...(claims.bank_id ? { bank_id: 'masked' } : {}),
    }
  })
}

/**
 * A recorded body as it is answered now: its tokens, masked or as a browser has kept them, are good for an hour and
 * signed by nobody.
 */
export function withNewTokens(body: Uint8Array | string, kept: readonly KeptClaims[]): Uint8Array | string {
  const text = textOf(body)
  if (text === '') return body
  let at = 0
  return text
    .replaceAll(token, (found) => newToken(claimsOf(found)))
    .replaceAll(maskedToken, (found) => {
      const claims = kept[at++]
      return claims ? newToken(claims) : found
    })
}

const newToken = (claims: KeptClaims): string =>
  new UnsecuredJWT({ ...claims }).setIssuedAt().setExpirationTime(lifetime).encode()

/** Nothing where it only looks like a token. */
function claimsOf(text: string): KeptClaims & Record<string, unknown> {
  try {
    return decodeJwt<KeptClaims>(text)
  } catch {
    return {}
  }
}

/** Nothing of what is no text. */
function textOf(body: Uint8Array | string | undefined): string {
  if (typeof body === 'string') return body
  if (!body) return ''
  const text = new TextDecoder().decode(body)
  return text.includes('\uFFFD') ? '' : text
}
