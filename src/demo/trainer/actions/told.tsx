import { useTranslations } from 'use-intl'
import type { WorldAction } from './use-world-action.ts'
import { WhyNot } from './why-not.tsx'

/** What came of the last action: what was done, and in which worlds it failed, those of one reason together. */
export function Told({ action: { said, failures } }: { action: WorldAction }) {
  const t = useTranslations('trainer')
  const together = Map.groupBy(failures, ({ why }) => `${why.reason}/${why.words}`)
  return (
    <div className="my-4 min-h-6">
      <p role="status">{said}</p>
      {failures.length > 0 && (
        <div role="alert" className="trainer-alert mt-2">
          <p>{t('all.failed')}</p>
          <ul>
            {[...together].map(([key, same]) => (
              <li key={key}>
                {same.map(({ name }) => name).join(', ')}: {same[0] && <WhyNot {...same[0].why} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
