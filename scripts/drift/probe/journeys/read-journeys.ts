import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checked, yamlIn } from '../../document/checked-yaml.ts'
import { InputError } from '../../document/input-error.ts'
import type { Journey } from './journey-schema.ts'
import { journeyFile } from './journey-schema.ts'

/**
 * The journeys in a folder, or in one file.
 *
 * @throws InputError when there are none, or one cannot be run
 */
export async function readJourneys(given: string): Promise<Journey[]> {
  const names = await readdir(given).catch(() => undefined)
  const files = names
    ? names
        .filter((name) => /\.(ya?ml|json)$/.test(name))
        .toSorted()
        .map((name) => join(given, name))
    : [given]
  const journeys = (await Promise.all(files.map(journeysIn))).flat()
  if (journeys.length === 0) throw new InputError(`There are no journeys in ${given}.`)
  return journeys
}

async function journeysIn(file: string): Promise<Journey[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new InputError(`There is no file or folder ${file} with journeys.`)
  })
  return checked(journeyFile, yamlIn(text, file), basename(file)).workflows
}
