import { SignJWT, base64url, decodeJwt, errors, jwtVerify } from 'jose'
import type { Clock } from '../../engine/worlds/clock.ts'
import type { Principal } from './principal.ts'

/** A token lives 60 minutes (K-042). */
const lifetimeSeconds = 60 * 60
/** A choice between associations is made within minutes. */
const choiceSeconds = 5 * 60

/** How many tokens are known by heart before all are forgotten; reading one anew costs little. */
const capacity = 1000

const login = 'login'
const choice = 'choice'

type Claims = { kind: Principal['kind']; brf?: string; bank_id?: string }

export type Verified<T> = { user: T } | { refused: 'unauthorized' | 'tokenExpired' }

/** As long as the hash that it keys (RFC 7518, 3.2); bytes. */
const secretLength = 32

/** A secret that nobody can guess, as text. */
export const newSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(secretLength)))

/** Signs and reads the tokens of one world; a token of another world is not good here. Time is the world's. */
export class Tokens {
  readonly #key: Uint8Array
  readonly #clock: Clock
  readonly #read = new Map<string, { user: Principal; exp: number }>()

  constructor(secret: string, clock: Clock) {
    this.#key = new TextEncoder().encode(secret)
    this.#clock = clock
  }

  /** A token that logs somebody in. */
  issue({ userId, kind, associationId, bankId }: Principal): Promise<string> {
    const claims: Claims = {
      kind,
      ...(associationId ? { brf: associationId } : {}),
      ...(bankId ? { bank_id: `eid-${userId}` } : {}),
    }
    return this.#sign(claims, userId, login, lifetimeSeconds)
  }

  /** The token with which selectBoardMember is called, and nothing else. */
  issueChoice(userId: string): Promise<string> {
    return this.#sign({}, userId, choice, choiceSeconds)
  }

  /** Who holds a login token; at once where it was read before. */
  verify(token: string): Verified<Principal> | Promise<Verified<Principal>> {
    const known = this.#read.get(token)
    if (!known) return this.#readLogin(token)
    return known.exp > this.#clock.now() / 1000 ? { user: known.user } : { refused: 'tokenExpired' }
  }

  async #readLogin(token: string): Promise<Verified<Principal>> {
    const read = await this.#open<Claims>(token, login)
    if ('refused' in read) return read
    const { sub: userId = '', exp = 0, kind, brf, bank_id } = read.user
    const user: Principal = {
      userId,
      kind,
      bankId: bank_id !== undefined,
      ...(brf ? { associationId: brf } : {}),
    }
    if (this.#read.size >= capacity) this.#read.clear()
    this.#read.set(token, { user, exp })
    return { user }
  }

  /** What a token says about itself (N-002); the token has been verified before. */
  describe(raw: string): { raw: string; bank_id?: string; expired: boolean; exp: number } {
    const { exp = 0, bank_id } = decodeJwt<Claims>(raw)
    return { raw, exp, expired: exp * 1000 <= this.#clock.now(), ...(bank_id ? { bank_id } : {}) }
  }

  /** Whose choice token this is. */
  async verifyChoice(token: string): Promise<Verified<string>> {
    const read = await this.#open(token, choice)
    return 'refused' in read ? read : { user: read.user.sub ?? '' }
  }

  #sign(
    claims: Claims | Record<string, never>,
    subject: string,
    audience: string,
    seconds: number,
  ): Promise<string> {
    const now = Math.floor(this.#clock.now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(this.#key)
  }

  async #open<T>(token: string, audience: string): Promise<Verified<T & { sub?: string; exp?: number }>> {
    try {
      const { payload } = await jwtVerify<T>(token, this.#key, {
        audience,
        currentDate: new Date(this.#clock.now()),
      })
      return { user: payload }
    } catch (error) {
      return { refused: error instanceof errors.JWTExpired ? 'tokenExpired' : 'unauthorized' }
    }
  }
}
