/**
 * Past the list beside the map, which comes first and may be long (WCAG 2.4.1): seen once the keyboard is on it. No link,
 * since the place in the address says that this is the map.
 */
export const ToMap = ({ target, children }: { target: string; children: string }) => (
  <button
    type="button"
    onClick={() => document.getElementById(target)?.focus()}
    className="skip pointer-events-none z-30 opacity-0 focus:pointer-events-auto focus:opacity-100"
  >
    {children}
  </button>
)
