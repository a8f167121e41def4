/** A turning ring; still where reduced motion is asked for. Whoever shows it says in words what is awaited. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      className={`${className} animate-spin motion-reduce:animate-none`}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2" opacity=".3" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
