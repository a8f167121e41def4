import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FactText } from './fact-text.tsx'
import type { FactKind } from './fact-text.tsx'

/** Longer than a sum or a way: it is read as text, from the left also where it goes below its name. */
const longest = 24

type Item = { label: string; value: ReactNode; kind?: FactKind }

/** Facts in two columns between hairlines: what to the left, value to the right. */
export const KeyValueList = ({ items }: { items: readonly Item[] }) => (
  <dl className="border-t border-line text-small leading-[1.4]">
    {items.map(({ label, value, kind }) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.25">
        <dt className="text-ink-2">{label}</dt>
        <dd className={clsx('font-medium', !isText(value) && 'ml-auto')}>
          {typeof value === 'string' ? <FactText text={value} kind={kind} /> : value}
        </dd>
      </div>
    ))}
  </dl>
)

const isText = (value: ReactNode): boolean => typeof value === 'string' && value.length > longest
