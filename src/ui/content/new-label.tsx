/** What was not there the last time: paper on a picture, so that birch yellow stays with priority. */
export const NewLabel = ({ children }: { children: string }) => (
  <span className="inline-flex h-7 items-center rounded-s border border-line bg-paper px-2.5 text-micro font-label">
    {children}
  </span>
)
