/** A narrow column for what a text is called, and a wide one for the text, where the window has room. */
export const besideColumns = 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-gutter'
