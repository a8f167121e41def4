import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { BarkMark } from '#src/ui/brand/bark-mark.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'

/** On a small phone the name gives way to the actions: first its second word, then all but the mark. */
const steps = {
  threeActions: {
    mark: 'min-[21rem]:hidden',
    name: 'max-[21rem]:hidden',
    first: 'max-[21rem]:hidden min-[24.25rem]:hidden',
    whole: 'max-[24.25rem]:hidden',
  },
  andBell: {
    mark: 'min-[23.5rem]:hidden',
    name: 'max-[23.5rem]:hidden',
    first: 'max-[23.5rem]:hidden min-[27rem]:hidden',
    whole: 'max-[27rem]:hidden',
  },
}

/** The logo, which leads to the start page. */
export function HomeLink({ hasBell, onClick }: { hasBell: boolean; onClick: () => void }) {
  const t = useTranslations('header')
  const { name, wordmark, mark, paths } = useSite()
  const at = hasBell ? steps.andBell : steps.threeActions
  return (
    <LocalLink
      href={paths.start ?? '/'}
      onClick={onClick}
      aria-label={t('home', { name })}
      className="flex rounded-s"
    >
      <BarkMark bark={mark} className={`h-6.75 w-5 ${at.mark}`} />
      <span className={`flex ${wordmark.suffix ? at.whole : at.name}`}>
        <Logo bark={mark} {...wordmark} />
      </span>
      {wordmark.suffix && (
        <span className={`flex ${at.first}`}>
          <Logo bark={mark} name={wordmark.name} />
        </span>
      )}
    </LocalLink>
  )
}
