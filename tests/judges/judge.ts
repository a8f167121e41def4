/** Somebody from outside who holds this project to what it says. None is needed by `npm start` or `npm test`. */
export type Judge = {
  name: string
  /** What has to be on this machine, in words; shown where it is not. */
  needs: string
  isHere: () => Promise<boolean> | boolean
  /**
   * Judges, and says what came of it: lines of Markdown, and whether this project has been found wrong.
   *
   * @param options what follows the name on the command line
   */
  judge: (options: readonly string[]) => Promise<{ lines: string[]; isWrong: boolean }>
}
