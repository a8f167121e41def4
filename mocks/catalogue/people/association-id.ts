import type { DisposalForm } from '../codes.ts'

/** The association or company of a stage, where the homes belong to one. */
export function associationIdFor(key: string, disposal: DisposalForm): { associationId?: string } {
  const owned = disposal === 'condominium' || disposal === 'ownershipApartment'
  return owned ? { associationId: `association-${key}` } : {}
}
