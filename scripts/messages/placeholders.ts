import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The names of what a message wants to be given, values and tags, in alphabetical order; an error if it is not ICU. */
export function placeholdersOf(message: string): string[] | Error {
  try {
    return [...new Set(parse(message).flatMap(namesIn))].toSorted()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function namesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesIn)]
    case TYPE.plural:
    case TYPE.select:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn))]
    default:
      return [element.value]
  }
}
