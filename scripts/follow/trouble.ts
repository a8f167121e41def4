/** What does not hold, at its place in a file that people write: a sentence. */
export type Trouble = {
  /** From the root of the project. */
  file: string
  line: number
  column: number
  message: string
  /** Why nothing that was saved is in force; without it, it is a rule that `npm run check` will hold it to. */
  stops: boolean
}

/** `contracts/booking.yaml:25:7 Property operationID is not expected here.`, which editors and terminals open. */
export const troubleLine = ({ file, line, column, message }: Trouble): string =>
  `${file}:${line}:${column} ${message}`
