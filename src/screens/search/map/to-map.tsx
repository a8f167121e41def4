/**
 * Past the list beside the map, which comes first and may be long (WCAG 2.4.1): seen once the keyboard is on it. No link,
 * since the place in the address says that this is the map.
 */
export const ToMap = ({ target, children }: { target: string; children: string }) => (
  <button
    type="button"
    onClick={() => document.getElementById(target)?.focus()}
    className="pointer-events-none absolute top-2 left-2 z-30 rounded-btn bg-ink px-5 py-3 font-control text-paper opacity-0 focus:pointer-events-auto focus:opacity-100"
  >
    {children}
  </button>
)
