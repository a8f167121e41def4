import { useEffect, useRef } from 'react'
import type { VideoBlock } from '#gen/content/model.ts'
import { isForeign } from './film-host.ts'

/** What a player of others may do: run, play full screen, and lead to its own site in a new window. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

type Props = {
  video: VideoBlock
  /** It stands where the button was that played it. */
  takesFocus?: boolean
}

/** The film itself, from whoever shows it. Only for visitors who allow that. */
export function FilmFrame({ video: { videoUrl, title }, takesFocus = false }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    frame.current?.focus()
    // focus alone leaves a frame half below the window where it is
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <div className="aspect-16/9 overflow-hidden rounded-img bg-ink">
      <iframe
        ref={frame}
        src={videoUrl}
        title={title}
        // our own pages are no strangers, and a sandbox that lets them be themselves would hold nothing
        sandbox={isForeign(videoUrl) ? sandbox : undefined}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full scroll-my-6 border-0"
      />
    </div>
  )
}
