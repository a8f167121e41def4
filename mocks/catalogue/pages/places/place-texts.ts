/** What is said of a county or municipality, by its name: the lead, and for a municipality a paragraph after it. */
export type PlaceTexts = Readonly<Record<string, readonly [lead: string, more?: string]>>
