/** Every value of an option that may be given several times: `--name value` and `--name=value`. */
export const valuesOfOption = (rawArgs: readonly string[], name: string): string[] =>
  rawArgs.flatMap((word, index) => {
    if (word === `--${name}`) return [rawArgs[index + 1] ?? '']
    return word.startsWith(`--${name}=`) ? [word.slice(name.length + 3)] : []
  })
