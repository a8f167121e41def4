import { CORE_SCHEMA, YAMLException, load } from 'js-yaml'
import type { Listener } from 'js-yaml'
import { deepest } from './depth.ts'
import type { Json } from './json.ts'

/** A text that is neither YAML nor JSON; the message says what is wrong, and where. */
export class NotReadable extends Error {
  override name = 'NotReadable'
}

/**
 * Reads YAML 1.2.
 *
 * @param listener is told of every node as it begins and ends
 * @throws NotReadable
 */
export function readYaml(text: string, listener?: Listener): Json {
  try {
    return load(text, { schema: CORE_SCHEMA, maxDepth: deepest, ...(listener && { listener }) }) as Json
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    if (/nest|depth/i.test(reason)) throw new NotReadable('it is nested too deeply')
    throw new NotReadable(mark ? `${reason} (line ${mark.line + 1}, column ${mark.column + 1})` : reason)
  }
}
