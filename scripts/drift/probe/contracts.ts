import { InputError } from '../document/input-error.ts'
import { loadDocument } from '../document/load.ts'
import type { Document } from '../document/place.ts'
import { filesIn, sourceOf } from '../document/source.ts'

/** A contract by the name of its file. */
export type Contract = { service: string; document: Document }

/**
 * Loads a contract, or those of a folder that are asked for; all of them when none is.
 *
 * @throws InputError when there is none, or not one of the names
 */
export async function contractsAt(given: string, names: readonly string[]): Promise<Contract[]> {
  const source = await sourceOf(given)
  if (!source.isFolder) {
    return [{ service: nameOf(given), document: await loadDocument(source.uri, given) }]
  }
  const files = (await filesIn(source)).filter((file) => /\.(ya?ml|json)$/i.test(file))
  const known = files.map(nameOf)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new InputError(`There is no contract ${unknown} in ${given}; there are ${known.join(', ')}.`)
  const wanted = files.filter((file) => names.length === 0 || names.includes(nameOf(file)))
  const found = await Promise.all(
    wanted.map(async (file) => {
      const uri = new URL(encodeURIComponent(file), source.uri).href
      const document = await loadDocument(uri, `${given.replace(/\/$/, '')}/${file}`).catch(
        (error: unknown) => {
          if (error instanceof InputError && error.message.includes('is no OpenAPI')) return undefined
          throw error
        },
      )
      return document && { service: nameOf(file), document }
    }),
  )
  const contracts = found.filter((one) => one !== undefined)
  if (contracts.length === 0) throw new InputError(`There is no OpenAPI document in the folder ${given}.`)
  return contracts
}

/** `booking` for `contracts/booking.yaml`. */
const nameOf = (file: string): string => (file.split(/[/\\:]/).at(-1) ?? file).replace(/\.(ya?ml|json)$/i, '')
