import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Persona } from '../../../catalogue/people/persona.ts'

/** The persona whose account has an id, where it is one of the catalogue's. */
export function personaOf({ personas }: Catalogue, userId: string): Persona | undefined {
  return personas.find(({ account }) => account?.userId === userId)
}

/** Whether nobody may see where somebody lives. The catalogue alone knows: the account shows nothing of it. */
export function isProtected(catalogue: Catalogue, userId: string): boolean {
  return personaOf(catalogue, userId)?.account?.protectedIdentity ?? false
}
