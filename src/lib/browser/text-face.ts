/**
 * Brings the face of running text where the first lines of a page have put it off (`data-face`, src/first-paint), and
 * shows it once it is there. Where it cannot be fetched, texts keep the face of the system.
 */
export async function bringTextFace(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['face'] !== 'late') return
  try {
    await document.fonts.load("1em 'Schibsted Grotesk Variable'")
    delete dataset['face']
  } catch {
    // the network is down
  }
}
