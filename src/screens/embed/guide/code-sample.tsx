/** Code to copy: it breaks where the line ends, and needs no scrolling. */
export const CodeSample = ({ label, children }: { label: string; children: string }) => (
  <section
    aria-label={label}
    className="mt-4 rounded-m bg-surface px-5 py-4 font-[ui-monospace,monospace] text-small leading-[1.5] wrap-anywhere whitespace-pre-wrap"
  >
    <code>{children}</code>
  </section>
)
