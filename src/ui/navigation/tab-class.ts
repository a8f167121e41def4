/** A row of tabs on a hairline; scrolls sideways where it does not fit. */
export const tabRowClass =
  'no-scrollbar flex gap-5.5 overflow-x-auto overflow-y-hidden border-b border-line sm:gap-8 [&>*]:shrink-0'

/** One tab, as a link (`aria-current`) or as a tab of a panel (`data-selected`). The ring stays inside the row. */
export const tabClass =
  'relative block cursor-pointer pb-3.5 text-ink-2 font-medium outline-offset-[-3px] hover:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:after:bg-brand data-selected:font-strong data-selected:text-ink data-selected:after:bg-brand forced-colors:aria-[current]:after:bg-[Highlight] forced-colors:data-selected:after:bg-[Highlight]'
