/** WCAG 2.2 AA, and what axe advises beyond it. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about what styles decide: all that another theme can break of what has been looked at in one. */
export const rulesOfStyle = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/** Rules about the page as a whole; behind something modal the page is hidden, and they look for it in vain. */
export const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region']
