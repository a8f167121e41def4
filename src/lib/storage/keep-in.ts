/** Keeps a text in the browser. Where there is no room, what was kept before stays, and nobody is stopped by it. */
export function keepIn(storage: Pick<Storage, 'setItem'>, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // the page goes on, and only begins anew after a reload
  }
}
