import type { Showing as ApiShowing } from '#gen/content/model.ts'

export type Showing = ApiShowing

/** What is shown, for titles and calendars. */
export type Shown = { name: string; url: string }
