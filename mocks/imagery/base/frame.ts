/** What a picture is drawn onto, in pixels. Its width and height decide the composition and how much detail it bears. */
export type Frame = Readonly<{ width: number; height: number }>
