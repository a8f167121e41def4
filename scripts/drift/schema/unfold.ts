import type { Compared, Proof, Reason } from './reason.ts'

/** What is known on the way to a comparison: whether it matters at all is in doubt, or has been proven. */
type Standing = { isDoubtful?: true; proof?: Proof | undefined }

/** A comparison that is come to from another. */
type Visit = { compared: Compared; from?: Visit; step: readonly string[]; standing: Standing }

type Prove = (compared: Compared) => Proof | undefined

/**
 * Every reason against a settled comparison, those of the comparisons that it rests on included, nearest first. Each
 * comparison has its say once, and once more for each name that a value of it goes by, whichever ways lead to it.
 */
export function reasonsFrom(root: Compared, prove: Prove): Reason[] {
  const found: Reason[] = []
  const seen = new Map<Compared, Set<string>>()
  const sure: Visit[] = [{ compared: root, step: [], standing: {} }]
  const doubtful: Visit[] = []
  // what is certain has its say first, since the rest is told as doubtful
  for (const queue of [sure, doubtful]) {
    for (const visit of queue) {
      const { compared, step } = visit
      const name = step.at(-1) ?? ''
      const names = seen.get(compared)
      if (names?.has(name)) continue
      if (names) names.add(name)
      else seen.set(compared, new Set([name]))
      const standing = standingAt(visit, prove)
      for (const one of compared.reasons) {
        if (names && (one.inner || one.path.length > 0)) continue
        if (!one.inner) found.push({ ...told(one, standing), path: [...pathTo(visit), ...one.path] })
        else {
          const next = inside(one, standing)
          const to: Visit = { compared: one.inner, from: visit, step: one.path, standing: next }
          ;(next.isDoubtful ? doubtful : sure).push(to)
        }
      }
    }
  }
  const proof = found.some(({ isCertain }) => isCertain) || found.length === 0 ? undefined : prove(root)
  return proof ? found.map((one) => told(one, { proof })) : found
}

/** A value is looked for only where something is in doubt. */
function standingAt({ compared, standing }: Visit, prove: Prove): Standing {
  if (standing.isDoubtful || compared.reasons.every(({ isCertain }) => isCertain)) return standing
  const proof = prove(compared) ?? standing.proof
  return proof ? { proof } : {}
}

function inside({ isCertain }: Reason, standing: Standing): Standing {
  return isCertain || standing.proof || standing.isDoubtful ? standing : { isDoubtful: true }
}

function told(one: Reason, { isDoubtful, proof }: Standing): Reason {
  if (isDoubtful) return { ...one, isCertain: false, proof: undefined }
  if (one.isCertain || !proof) return one
  // what could not be told has turned out to be a difference
  return { ...one, kind: one.kind === 'unknown' ? 'variant' : one.kind, isCertain: true, proof }
}

function pathTo(visit: Visit): string[] {
  const steps: (readonly string[])[] = []
  for (let at: Visit | undefined = visit; at; at = at.from) steps.push(at.step)
  return steps.toReversed().flat()
}
