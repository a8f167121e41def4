import type { Control } from '../mock/control-types.ts'
import { CloneWorld } from './clone-world.tsx'
import type { en } from '../panel-texts/en.ts'
import { Facts, Section } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { ResetWorld } from './reset-world.tsx'
import { WorldFile } from './world-file.tsx'
import { worldQuery } from '../mock/mock-queries.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** What this world is, and what can be done with the whole of it. */
export function WorldSection() {
  const texts = usePanelTexts()
  return (
    <Section title={texts.world.title}>
      <Read query={worldQuery}>
        {(world) => (
          <div className="grid gap-4">
            <Facts facts={factsOf(world, texts)} />
            <details>
              <summary className="min-h-6 text-small text-ink-2">{texts.world.forTools}</summary>
              <div className="mt-2">
                <Facts facts={forTools(world, texts)} />
              </div>
            </details>
            <ResetWorld />
            <WorldFile name={world.name} />
            <CloneWorld world={world} />
          </div>
        )}
      </Read>
    </Section>
  )
}

const factsOf = ({ name, store, counts }: Control<'World'>, texts: typeof en) =>
  [
    [texts.world.name, name],
    [texts.world.store, texts.world.stores[store]],
    [texts.world.counts, texts.world.countsOf(counts.users, counts.bookings, counts.payments)],
  ] as const

/** What a command or the header X-World names a world by, and what it is made anew from. */
const forTools = ({ id, seed }: Control<'World'>, texts: typeof en) =>
  [
    [texts.world.id, id],
    [texts.world.seed, seed],
  ] as const
