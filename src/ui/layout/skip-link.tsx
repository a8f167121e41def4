/** First on the page: past the header to the element with this id (WCAG 2.4.1). That element needs `tabIndex={-1}`. */
export const SkipLink = ({ target, children }: { target: string; children: string }) => (
  <a href={`#${target}`} className="skip z-60 -translate-y-20 focus:translate-y-0">
    {children}
  </a>
)
