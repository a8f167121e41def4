import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VideoBlock } from '#gen/content/model.ts'
import { useConsent } from '#src/api/consent.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { FilmFrame } from './film-frame.tsx'
import { Picture, wide } from '../picture.tsx'

// the dialog brings react-aria along
const FilmDialog = lazyPart(async () => (await import('./film-dialog.tsx')).FilmDialog)

const play = 'M6.5 4.2v11.6L16 10 6.5 4.2Z'

/**
 * A film: its picture, which plays it once the visitor allows films from others (F-017, P-034), and its words for those
 * who do not hear or see it.
 */
export function Film({ video }: { video: VideoBlock }) {
  const t = useTranslations('page-content')
  const { thirdParty } = useConsent()
  const [isOpen, setOpen] = useState(false)
  const playsHere = isOpen && thirdParty && video.renderOnPage
  return (
    <figure className="max-w-measure">
      {playsHere ? (
        <FilmFrame video={video} takesFocus />
      ) : (
        <button
          type="button"
          aria-label={t('film.play', { title: video.title })}
          onClick={() => setOpen(true)}
          className="group relative block aspect-16/9 w-full overflow-hidden rounded-img bg-brand-tint"
        >
          {video.image && (
            <Picture
              image={video.image}
              {...wide}
              ratio={16 / 9}
              className="aspect-16/9 object-cover transition-transform duration-fold group-hover:scale-102 motion-reduce:group-hover:scale-100"
            />
          )}
          <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full border border-transparent bg-paper text-ink shadow-pop">
            <Icon path={play} size="l" filled />
          </span>
        </button>
      )}
      {isOpen && !playsHere && (
        <Suspense>
          <FilmDialog video={video} isAllowed={thirdParty} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <figcaption className="mt-4">
        <p className="font-strong">{video.title}</p>
        {!video.hideDescriptionOnPage && video.description && (
          <p className="mt-1 text-ink-2">{video.description}</p>
        )}
        {video.scriptText && (
          <details className="mt-3 text-small">
            <summary className="min-h-6">{t('film.script')}</summary>
            <p className="mt-2 whitespace-pre-line text-ink-2">{video.scriptText}</p>
          </details>
        )}
      </figcaption>
    </figure>
  )
}
