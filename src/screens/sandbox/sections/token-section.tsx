import { clsx } from 'clsx'
import { Sample, Specimen } from '../sample.tsx'
import { pageTexts, titles } from '../samples.ts'

/** The colours and the type scale of the theme. */
export const TokenSection = () => (
  <Sample title={titles.tokens}>
    <Specimen of="styles/themes" className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6 lg:grid-cols-8">
      {swatches.map(([name, fill]) => (
        <div key={name} className="min-w-0 text-micro text-ink-2">
          <span className={clsx('mb-1.5 block h-10 border border-line', fill)} />
          {name}
        </div>
      ))}
    </Specimen>
    <Specimen of="styles/tokens" className="grid gap-4">
      {scale.map((size) => (
        <p key={size} className={clsx('truncate pb-1', size)}>
          {pageTexts.title}
        </p>
      ))}
    </Specimen>
  </Sample>
)

const swatches = [
  ['brand', 'bg-brand'],
  ['brand-press', 'bg-brand-press'],
  ['brand-tint-2', 'bg-brand-tint-2'],
  ['brand-tint', 'bg-brand-tint'],
  ['accent', 'bg-accent'],
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['line-2', 'bg-line-2'],
  ['ok', 'bg-ok'],
  ['warn', 'bg-warn'],
  ['err', 'bg-err'],
  ['info', 'bg-info'],
] as const

const scale = [
  'font-display text-display',
  'font-display text-h1',
  'font-display text-h2',
  'font-display text-h3',
  'text-h4',
  'text-lead',
  'text-body',
  'text-small',
  'text-micro',
]
