import { LocalLink } from '#src/i18n/local-link.tsx'
import type { HeaderProps } from '../header-props.ts'

type Props = Pick<HeaderProps, 'languages'> & { onClose: () => void }

/** The page in other languages, each named in itself. */
export function LanguagePanel({ languages, onClose }: Props) {
  return (
    <ul className="py-2 text-[1rem]">
      {languages.map((language) => (
        <li key={language.locale}>
          <LanguageLink
            language={language}
            onClose={onClose}
            className="flex min-h-13 items-center px-6.5 hover:bg-surface"
          />
        </li>
      ))}
    </ul>
  )
}

type LinkProps = { language: Props['languages'][number]; onClose: () => void; className: string }

/** A link to the page in another language; the wire says `no` where HTML says `nb`. */
export function LanguageLink({ language, onClose, className }: LinkProps) {
  const code = language.locale === 'no' ? 'nb' : language.locale
  return (
    <LocalLink href={language.url} lang={code} hrefLang={code} onClick={onClose} className={className}>
      {language.name}
    </LocalLink>
  )
}
