/** A place in a file, `src/a.ts:12  name`; pressed, it opens in the editor of whoever has started the portal. */
export const FileLink = ({ place }: { place: string }) => (
  <button
    type="button"
    className="tool-mono block text-left wrap-anywhere text-ink-3 underline-offset-2 hover:underline"
    // Vite's own address for it
    onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place.split('  ')[0] ?? '')}`)}
  >
    {place}
  </button>
)
