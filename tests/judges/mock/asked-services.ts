import { valuesOfOption } from '#scripts/drift/commands/shared/repeated-option.ts'

/** The services that `--service` names: once or several times, with commas or without; all where it is left out. */
export function askedServices(options: readonly string[], all: readonly string[]): readonly string[] {
  const named = valuesOfOption(options, 'service').flatMap((value) => value.split(','))
  return named.length === 0 ? all : [...new Set(named)]
}
