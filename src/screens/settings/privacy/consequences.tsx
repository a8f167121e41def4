import { useId } from 'react'

/** What follows from a step that somebody is about to take. */
export function Consequences({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId()
  return (
    <>
      <p id={id} className="mt-5 font-strong first:mt-0">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-2 grid list-disc gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
