/**
 * Makes sure that what pages keep in the browser can be kept at all. A browser that refuses a page its storage, as it
 * may do in a frame on another site's page, throws at the first look, and one without room at the first write; then it
 * lasts as long as the page.
 */
export function ensureStorage(place: object = window): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    try {
      const storage = Reflect.get(place, name) as Storage
      // what lies there already may be full, and is still read
      if (storage.length > 0) continue
      storage.setItem(name, '')
      storage.removeItem(name)
    } catch {
      Object.defineProperty(place, name, { value: memoryStorage(), configurable: true })
    }
  }
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}
