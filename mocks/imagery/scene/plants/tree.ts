/** A tree: where it stands, where its foot is, and how high it is; metres. */
export type Tree = Readonly<{ key: string; x: number; y: number; height: number }>
