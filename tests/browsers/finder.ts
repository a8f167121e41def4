/** What a person looks for on a page, by the role and the words that they meet. */
export type Sought = {
  role: 'button' | 'link' | 'tab' | 'heading' | 'field' | 'choice' | 'dialog' | 'file' | 'list' | 'text'
  /** The whole name; or a part of it, where `part` is set. */
  name: string
  part?: boolean
  /** Inside the dialog on top, where one is open. */
  inDialog?: boolean
}

const selectors: Record<Sought['role'], string> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  field:
    'input:not([type=radio], [type=checkbox], [type=file], [type=range]), textarea, select, [role=combobox]',
  choice: 'input[type=radio], input[type=checkbox], [role=switch], [role=option]',
  dialog: '[role=dialog], [role=alertdialog], dialog',
  file: 'input[type=file]',
  list: 'ul, ol, [role=list]',
  text: 'body *',
}

/** The body of a function that returns the element sought, or null: the same source runs in every engine. */
export function finding({ role, name, part = false, inDialog = false }: Sought): string {
  return `
    const tidy = (text) => (text ?? '').replace(/[\\s\\u00a0\\u00ad]+/g, ' ').trim()
    const wanted = tidy(${JSON.stringify(name)})
    const isSeen = (one) => one.type === 'file' || (one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden')
    const byIds = (ids) => tidy(ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
    const nameOf = (one) => {
      const label = one.getAttribute('aria-label')
      if (label) return tidy(label)
      const ids = one.getAttribute('aria-labelledby')
      if (ids) return byIds(ids)
      if (one.labels?.length) return tidy([...one.labels].map((label) => label.textContent).join(' '))
      return tidy(one.textContent)
    }
    const fits = (text) => ${part ? 'text.includes(wanted)' : 'text === wanted'}
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isSeen)
    const within = ${inDialog ? 'dialogs.at(-1) ?? document' : 'document'}
    const all = [...within.querySelectorAll(${JSON.stringify(selectors[role])})].filter((one) => !one.closest('[data-director-panel]') || ${role === 'tab'})
    const found = all.filter((one) => isSeen(one) && (wanted === '' || fits(nameOf(one))))
    const hit = ${role === 'text' ? 'found.at(-1)' : 'found[0]'}
    // a button of a group may be drawn by its label alone
    const isDrawn = !hit || hit.type === 'file' || hit.getBoundingClientRect().width > 10
    return (isDrawn ? hit : hit.labels?.[0]) ?? null
  `
}

/**
 * The body of a function that brings the element sought into the window and says where it is; it says nothing as long as
 * it is not there, or something lies above its middle.
 */
export const placeOf = (sought: Sought): string => `
    const one = (() => { ${finding(sought)} })()
    if (!one) return ''
    const isOff = ({ top, bottom }) => top < 0 || bottom > innerHeight
    if (isOff(one.getBoundingClientRect())) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const isFree = top !== null && (one.contains(top) || top.contains(one) || [...(one.labels ?? [])].some((label) => label.contains(top)))
    return isFree ? [x, y, width, height].join(' ') : ''
  `
