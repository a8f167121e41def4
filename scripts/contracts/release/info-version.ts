/** The text of a contract with another `info.version`; all else to the letter as it was. */
export function withVersion(yaml: string, version: string): string {
  const line = /^(info:\n(?: .*\n)*? {2}version: ).*$/m
  if (!line.test(yaml)) throw new Error('The contract has no info with a line `version: …`.')
  return yaml.replace(line, (_, before: string) => before + version)
}
