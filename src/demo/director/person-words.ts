import type { Persona } from '../control.ts'

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
