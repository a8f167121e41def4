import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

/** Facts in two columns between hairlines: what to the left, value to the right. */
export const KeyValueList = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className="border-t border-line text-small leading-[1.4]">
    {items.map(({ label, value }) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.25">
        <dt className="text-ink-2">{label}</dt>
        {/* a value of several lines is read from their left */}
        <dd className="ml-auto font-medium">
          {typeof value === 'string' ? <Unbroken text={value} /> : value}
        </dd>
      </div>
    ))}
  </dl>
)
