import type { Distance } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

/** How far it is to what one needs. */
export function Distances({ distances }: { distances: readonly Distance[] }) {
  const { number } = useFormats()
  const items = distances.map(({ name, value, unit }) => ({
    label: name,
    value: `${number(value)}\u00a0${unit}`,
  }))
  return <KeyValueList items={items} />
}
