/** An element of the page, as the driver of an engine holds it. */
export type Held = {
  click: () => Promise<void>
  /** Chooses a file of this computer. */
  choose: (path: string) => Promise<void>
}

/** A browser that is driven: as much of it as the journeys need, the same for every engine. */
export type Driven = {
  goto: (address: string) => Promise<void>
  address: () => Promise<string>
  /** Runs the body of a function in the page, and answers what it returns. */
  run: <T>(body: string) => Promise<T>
  /** The element that the body of a function returns; undefined where it returns none. */
  element: (body: string) => Promise<Held | undefined>
  /** Types where the focus is, in place of what is selected. */
  type: (text: string) => Promise<void>
  /** Presses a key where the focus is. */
  key: (name: 'Enter' | 'Tab' | 'Escape' | 'ArrowRight' | ' ') => Promise<void>
  /** A picture of the window, as PNG. */
  picture: () => Promise<Uint8Array>
  size: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** An engine that is not the one of the other tests. */
export type Engine = {
  name: 'firefox' | 'webkit'
  /** What is to be installed before it can be driven, in a sentence; undefined when nothing is. */
  missing: () => string | undefined
  open: () => Promise<Driven>
}
