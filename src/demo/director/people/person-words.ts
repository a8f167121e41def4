import type { Persona } from '../../control.ts'
import type { en } from '../panel-texts/en.ts'

/** `AN` of Amira Nordin. */
export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)

/** Whether somebody is called or is like what is looked for. */
export const fits = ({ name, special, id }: Persona, wanted: string): boolean =>
  `${name} ${special} ${id}`.toLowerCase().includes(wanted.trim().toLowerCase())

/** What somebody is called; whoever is nobody in particular is called so in the language of the tool. */
export const nameOf = ({ name, logins }: Persona, texts: typeof en): string =>
  logins.length === 0 ? texts.people.visitor : name
