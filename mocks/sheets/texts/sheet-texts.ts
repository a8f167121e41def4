/** What each sheet is called and its steps say, by their ids; the steps stand in the order of the sheet. */
export type SheetTexts = Readonly<
  Record<string, Readonly<{ title: string; steps: Readonly<Record<string, string>> }>>
>
