import { InputError } from '../../document/input-error.ts'

/**
 * The number that an option gives.
 *
 * @throws InputError when it is none, or less than `least`
 */
export function numberOf(name: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value >= least) return value
  throw new InputError(`--${name} is a number of at least ${least}, and not ${text}.`)
}
