import { useFormats } from '#src/i18n/use-formats.ts'

/** A choice and how many homes there are with it. */
export function CountedLabel({ text, count }: { text: string; count: number | undefined }) {
  const formats = useFormats()
  return (
    <>
      {text}
      {count !== undefined && <span className="text-ink-3"> ({formats.number(count)})</span>}
    </>
  )
}
