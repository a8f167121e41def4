import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Explorer360Model } from '#src/api/homes/explorer.ts'
import { findPicture } from '#src/api/content/images.ts'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { chevronUp } from '#src/ui/icons/chevrons.ts'
import { minus, plus } from '#src/ui/icons/editing.ts'
import { arrowRight, chevronDown, arrowLeft } from '#src/ui/icons/arrows.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { loadPanoramas } from './panorama-library.ts'
import type { CreatePanorama, PanoramaViewer } from './panorama-library.ts'

type Camera = Explorer360Model['cameras'][number]

type Props = {
  /** Address of the equirectangular picture. */
  picture: string
  camera: Camera
  cameras: readonly Camera[]
  onCamera: (id: string) => void
}

/** How far a press turns, and how much closer it goes; in degrees. */
const turn = 30
const tilt = 15
const zoom = 15
const widest = { min: 50, start: 100, max: 120 }

/** A room to look around in: by dragging, by arrow keys, or by buttons. */
export function Panorama({ picture, camera, cameras, onCamera }: Props) {
  const t = useTranslations('home')
  const frame = useRef<HTMLDivElement>(null)
  const viewer = useRef<PanoramaViewer>(undefined)
  const [phase, setPhase] = useState<'coming' | 'shown' | 'failed'>('coming')
  const [attempt, setAttempt] = useState(0)
  const loadingLabel = t('viewer.loading')

  const make = useEffectEvent((create: CreatePanorama, container: HTMLElement) =>
    create(container, {
      type: 'equirectangular',
      panorama: picture,
      crossOrigin: 'anonymous',
      autoLoad: true,
      showControls: false,
      mouseZoom: false,
      yaw: camera.yaw,
      pitch: camera.pitch,
      hfov: widest.start,
      hotSpots: camera.hotspots.map(({ cameraId, yaw, pitch }) => ({
        type: 'scene',
        yaw,
        pitch,
        text: cameras.find(({ id }) => id === cameraId)?.name ?? '',
        clickHandlerFunc: () => onCamera(cameraId),
      })),
      strings: {
        loadingLabel,
        genericWebGLError: t('tour.noWebGl'),
        textureSizeError: t('tour.noWebGl'),
        unknownError: t('tour.failed'),
      },
    }),
  )
  useEffect(() => {
    const going = new AbortController()
    const fail = () => !going.signal.aborted && setPhase('failed')
    // where the picture does not come, the viewer throws and nobody can catch it; one that is there it has from the cache
    void Promise.all([loadPanoramas(), findPicture(picture, going.signal)]).then(([library]) => {
      if (going.signal.aborted || !frame.current) return
      viewer.current = make(library.viewer, frame.current)
      viewer.current.on('error', fail)
      setPhase('shown')
    }, fail)
    return () => {
      going.abort()
      setPhase('coming')
      viewer.current?.destroy()
      viewer.current = undefined
    }
  }, [picture, attempt])

  const retry = () => {
    // the button goes away with what went wrong
    frame.current?.focus({ preventScroll: true })
    setAttempt(attempt + 1)
  }
  const look = (by: { yaw?: number; pitch?: number; hfov?: number }) => {
    const { current } = viewer
    if (!current) return
    const hfov = Math.min(Math.max(current.getHfov() + (by.hfov ?? 0), widest.min), widest.max)
    const pitch = current.getPitch() + (by.pitch ?? 0)
    current.lookAt(pitch, current.getYaw() + (by.yaw ?? 0), hfov, isStill() ? false : 220)
  }
  return (
    <div className="absolute inset-0">
      <div
        ref={frame}
        role="application"
        // arrow keys look around in it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('tour.look', { room: camera.name })}
        className="size-full"
      />
      {phase === 'coming' && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <output className="sr-only">{loadingLabel}</output>
          <Spinner className="size-8" />
        </div>
      )}
      {phase === 'failed' && (
        <Message tone="warn" live className="absolute inset-x-4 top-4 z-1">
          <p>{t('tour.failed')}</p>
          <TextButton look="quiet" className="mt-2" onClick={retry}>
            {t('retry')}
          </TextButton>
        </Message>
      )}
      <div role="group" aria-label={t('tour.turn')} className="absolute right-3 bottom-3 z-1 flex gap-1.5">
        <IconButton
          look="paper"
          icon={arrowLeft}
          label={t('tour.left')}
          onClick={() => look({ yaw: -turn })}
        />
        <IconButton
          look="paper"
          icon={arrowRight}
          label={t('tour.right')}
          onClick={() => look({ yaw: turn })}
        />
        <IconButton
          look="paper"
          icon={chevronUp}
          label={t('tour.up')}
          onClick={() => look({ pitch: tilt })}
        />
        <IconButton
          look="paper"
          icon={chevronDown}
          label={t('tour.down')}
          onClick={() => look({ pitch: -tilt })}
        />
        <IconButton look="paper" icon={plus} label={t('tour.closer')} onClick={() => look({ hfov: -zoom })} />
        <IconButton look="paper" icon={minus} label={t('tour.away')} onClick={() => look({ hfov: zoom })} />
      </div>
    </div>
  )
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
