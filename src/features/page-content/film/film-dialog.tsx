import { useTranslations } from 'use-intl'
import type { VideoBlock } from '#gen/content/model.ts'
import { reportCookieAnswer } from '#src/api/insights.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { readConsent, saveConsent } from '#src/lib/consent.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { external } from '#src/ui/icons/files.ts'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { FilmFrame } from './film-frame.tsx'
import { filmHost } from './film-host.ts'

type Props = { video: VideoBlock; isAllowed: boolean; onClose: () => void }

/** Asks before anything is fetched from others (P-034); plays the film here when it is not to play in the page. */
export function FilmDialog({ video, isAllowed, onClose }: Props) {
  const t = useTranslations('page-content')
  const { title, videoUrl } = video
  const host = filmHost(videoUrl)
  const allow = () => {
    saveConsent({ ...readConsent(), thirdParty: true })
    reportCookieAnswer('chosen')
  }
  return (
    <Modal
      // the question is one dialog and the film another: each takes focus as it comes
      key={isAllowed ? 'film' : 'question'}
      open
      look="wide"
      title={isAllowed ? title : t('film.askTitle')}
      closeLabel={t('film.close')}
      onClose={onClose}
    >
      {isAllowed ? (
        <FilmFrame video={video} />
      ) : (
        <>
          <p className="text-ink-2">{t('film.ask', { title, host })}</p>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Button look="secondary" onClick={onClose}>
              {t('film.deny')}
            </Button>
            <Button look="secondary" onClick={allow}>
              {t('film.allow')}
            </Button>
          </div>
          <p className="mt-5">
            <LocalLink href={videoUrl} target="_blank" className={textLinkClass({ look: 'quiet' })}>
              {t('film.watch', { host })}
              <Icon path={external} />
            </LocalLink>
          </p>
        </>
      )}
    </Modal>
  )
}
