/** Calls back when the portal goes to another page; it does so without a load. */
export function onAddress(changed: () => void): () => void {
  navigation.addEventListener('currententrychange', changed)
  return () => navigation.removeEventListener('currententrychange', changed)
}
