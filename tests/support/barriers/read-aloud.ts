import { virtual } from '@guidepup/virtual-screen-reader'

/** Where something begins is said with its name; where it ends, and that a text is a paragraph, helps nobody who reads a test. */
const unheard = /^(end of .*|paragraph|strong|listitem, .*)$/

/**
 * What a screen reader says of a part of the page, phrase by phrase, from its beginning until it would say `until`, or
 * to its end. It follows what the browsers' accessibility tree should hold (ARIA, HTML-AAM, accname), and is no
 * stand-in for listening to a real one.
 */
export async function readAloud(part: Element, until?: string): Promise<string[]> {
  await virtual.start({ container: part })
  try {
    const first = await virtual.lastSpokenPhrase()
    for (;;) {
      await virtual.next()
      const said = await virtual.lastSpokenPhrase()
      if (said === until || said === `end of ${first}`) break
    }
    return (await virtual.spokenPhraseLog()).filter((phrase) => phrase !== until && !unheard.test(phrase))
  } finally {
    await virtual.stop()
  }
}

/** What a screen reader says by itself while something is done: changes that are announced, and where focus goes. */
export async function heardDuring(act: () => Promise<void>): Promise<string[]> {
  await virtual.start({ container: document.body })
  try {
    await virtual.clearSpokenPhraseLog()
    await act()
    return await virtual.spokenPhraseLog()
  } finally {
    await virtual.stop()
  }
}
