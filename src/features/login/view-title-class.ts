/** The title of a view of the form; the form itself has the larger one. */
export const viewTitleClass = 'font-text text-h4 tracking-[normal]'
