import type { ReactNode } from 'react'
import '#src/styles/demonstration.css'
import '../provider.css'
import type { ProviderTexts } from './provider-texts.ts'

type Props = { texts: ProviderTexts; title?: string; text?: string; children?: ReactNode }

/** The provider's own page: its name, and that it is a demonstration. */
export const ProviderFrame = ({ texts, title, text, children }: Props) => (
  <main
    lang={texts.language}
    data-provider
    className="min-h-screen bg-surface px-5 py-10 huge-text:px-0 sm:py-16"
  >
    <div className="mx-auto max-w-130 rounded-l bg-paper p-6 shadow-pop huge-text:px-3 sm:p-10">
      <p className="mb-8 flex flex-wrap items-center gap-3 text-h4">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
        >
          N
        </span>
        <span className="grow">Nordlegg</span>
        <span className="text-small text-ink-2">{texts.demo}</span>
      </p>
      {title && <h1 className="text-h3">{title}</h1>}
      {text && <p className="mt-3 text-ink-2">{text}</p>}
      {children}
    </div>
  </main>
)
