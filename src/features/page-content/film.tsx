import { useTranslations } from 'use-intl'
import type { VideoBlock } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { external } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { Picture, wide } from './picture.tsx'

/** A film: its picture, a way to where it plays, and its words for those who do not hear or see it. */
export function Film({ video }: { video: VideoBlock }) {
  const t = useTranslations('page-content')
  return (
    <figure className="max-w-measure">
      {video.image && (
        <Picture
          image={video.image}
          {...wide}
          ratio={16 / 9}
          className="aspect-video rounded-img object-cover"
        />
      )}
      <figcaption className="mt-4">
        <LocalLink href={video.videoUrl} className={textLinkClass()}>
          {t('film.watch', { title: video.title })}
          <Icon path={external} />
        </LocalLink>
        {!video.hideDescriptionOnPage && video.description && (
          <p className="mt-3 text-ink-2">{video.description}</p>
        )}
        {video.scriptText && (
          <details className="mt-3 text-small">
            <summary>{t('film.script')}</summary>
            <p className="mt-2 whitespace-pre-line text-ink-2">{video.scriptText}</p>
          </details>
        )}
      </figcaption>
    </figure>
  )
}
