/** Text in a picture: where its base line is, in pixels, how high and how heavy its letters are, and what it hangs by. */
export type TextStyle = Readonly<{
  size: number
  fill: string
  weight?: 'text' | 'medium' | 'bold'
  anchor?: 'start' | 'middle' | 'end'
  /** Letter spacing in shares of the size. */
  spacing?: number
  /** Drawn around the letters, to lift them off what lies behind. */
  halo?: string
}>

/** Sets text as outlines, so that a picture looks the same wherever it is made and needs no installed face. */
export type Lettering = Readonly<{
  /** The markup of a text that stands at this point. */
  text(value: string, x: number, y: number, style: TextStyle): string
  /** How wide a text is at this size, in pixels. */
  width(value: string, size: number, spacing?: number): number
}>
