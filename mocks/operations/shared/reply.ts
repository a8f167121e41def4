/** An answer with a body: `reply(200, user)`. */
export function reply<S extends number, const B>(status: S, body: B): { status: S; body: B } {
  return { status, body }
}

/** An answer whose hits are objects that never change, the same ones in each answer that has them. */
export function hitsReply<const B extends { hits: readonly object[] }>(status: 200, body: B) {
  return { status, body, lastingHits: true }
}

/** An answer about a person: nothing on the way may keep it. */
export function privateReply<S extends number, const B>(status: S, body: B) {
  return { status, body, headers: { 'cache-control': 'no-store' } }
}

/** An answer for everybody, which may be another one the next time: it is asked for again. */
export function freshReply<S extends number, const B>(status: S, body: B) {
  return { status, body, headers: { 'cache-control': 'no-cache' } }
}

/** An answer without a body. */
export function empty<S extends number>(status: S): { status: S } {
  return { status }
}
