import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { TextSearchHit } from '#gen/textsearch/model.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { Key } from './key.tsx'
import { markedParts } from './marked-parts.ts'

type Props = { id: string; hit: TextSearchHit; text: string; isActive: boolean; onFollow: () => void }

/** One quick hit: its picture, its name with what was typed marked, and where it belongs. */
export function HitOption({ id, hit: { title, body, url, imageUrl }, text, isActive, onFollow }: Props) {
  const t = useTranslations('search-overlay')
  return (
    <LocalLink
      href={url}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onFollow}
      className={clsx(
        'group -mx-3 flex items-center gap-4 rounded-m px-3 py-3 sm:-mx-3.5 sm:gap-5 sm:px-3.5',
        isActive ? 'bg-brand-tint forced-colors:outline' : 'hover:bg-surface',
      )}
    >
      <span className="aspect-3/2 w-20 shrink-0 overflow-hidden rounded-s bg-surface sm:w-28">
        {imageUrl && (
          <img
            {...imageAttributes(
              { url: imageUrl, orgWidth: 3, orgHeight: 2 },
              { widths: [100, 300], sizes: '7rem', ratio: 3 / 2 },
            )}
            alt=""
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-[1.35] font-strong">
          {markedParts(title, text).map((part, index) =>
            part.isMarked ? (
              <mark
                key={index}
                className="bg-transparent text-inherit shadow-[inset_0_-0.28em_var(--accent)] forced-colors:underline"
              >
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
        <span className="mt-0.5 line-clamp-2 text-small text-ink-2 sm:line-clamp-1">{body}</span>
      </span>
      {isActive && <Key className="max-sm:hidden">{t('key.enter')}</Key>}
    </LocalLink>
  )
}
