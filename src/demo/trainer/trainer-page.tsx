import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Site } from '#src/sites/site.ts'
import { asksForKey } from '../director/mock/answered.ts'
import { ToolButton } from '../director/parts/parts.tsx'
import { KeyForm } from '../key/key-form.tsx'
import { keyTexts } from '../key/key-texts.ts'
import { labelsOf } from './table/choose-some.tsx'
import { ForAll } from './for-all/for-all.tsx'
import { HandOut } from './hand-out/hand-out.tsx'
import { whyOf } from './actions/in-each.ts'
import { LanguageChoice } from './language/language-choice.tsx'
import { NewWorlds } from './new-worlds/new-worlds.tsx'
import { Told } from './actions/told.tsx'
import { useWorldAction } from './actions/use-world-action.ts'
import { WhyNot } from './actions/why-not.tsx'
import { WorldTable } from './table/world-table.tsx'
import { worldsQuery } from './worlds-query.ts'
import type { WorldSummary } from './worlds-query.ts'

/** Who is where, and what is done to all of them. */
export function TrainerPage({ site }: { site: Site }) {
  const t = useTranslations('trainer')
  const words = keyTexts[useLocale()]
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(worldsQuery)
  const isClosed = asksForKey(error)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [handedOut, handOut] = useState<readonly WorldSummary[]>([])
  const action = useWorldAction()
  const worlds = data?.worlds ?? []
  const picked = worlds.filter(({ id }) => chosen.has(id))
  useFocusKept(worlds.length)
  return (
    <main className="trainer">
      <header className="trainer-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-1 text-ink-2">
            {import.meta.env.VITE_MOCKS === '1' ? t('inBrowser') : t('about')}
          </p>
        </div>
        <LanguageChoice />
      </header>
      {isClosed && (
        <section aria-labelledby="key" className="trainer-part trainer-key">
          <h2 id="key">{words.title}</h2>
          <p className="mt-1 mb-4 text-ink-2">{words.aboutAll}</p>
          <KeyForm texts={words} onOpen={refetch} />
        </section>
      )}
      {error && !isClosed && (
        <div role="alert" className="trainer-alert mb-6">
          <p>
            <WhyNot {...whyOf(error)} />
          </p>
          <ToolButton busy={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </ToolButton>
        </div>
      )}
      {data && !isClosed && (
        <>
          <NewWorlds list={data} action={action} onMade={choose} />
          <ForAll
            worlds={picked.length > 0 ? picked : worlds}
            chosen={picked.length}
            labels={labelsOf(worlds)}
            action={action}
            onHandOut={handOut}
          />
          <Told action={action} />
          <WorldTable
            list={data}
            readAt={dataUpdatedAt}
            chosen={chosen}
            onChoose={choose}
            action={action}
            onHandOut={handOut}
          />
        </>
      )}
      {!data && !error && <p className="text-ink-3">{t('reading')}</p>}
      {handedOut.length > 0 && !isClosed && (
        <HandOut worlds={handedOut} site={site} onClose={() => handOut([])} />
      )}
    </main>
  )
}

/** When the worlds that had the focus are gone, the heading over the others takes it. */
function useFocusKept(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const lost = count < before.current && document.activeElement === document.body
    before.current = count
    if (lost) document.querySelector<HTMLElement>('#worlds')?.focus()
  }, [count])
}
