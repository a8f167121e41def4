import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import { qrOfVideo } from './read-qr.ts'

/** How often a camera frame is searched, in milliseconds: the code changes each second. */
const everyMs = 200

type Props = { texts: PhoneTexts; onFound: (text: string) => Promise<void> }

/** The live camera, where the browser gives one: over https and on this machine, not over http in a local network. */
export function Camera({ texts, onFound }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState<boolean>()
  const onCode = useEffectEvent(onFound)
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let isLeaving = false
    const look = async () => {
      const text = video.current && (await qrOfVideo(video.current))
      if (text && !isLeaving) await onCode(text)
      // still here: there was no code, or it led nowhere
      if (!isLeaving) timer = setTimeout(() => void look(), everyMs)
    }
    const begin = async () => {
      stream = await openCamera()
      if (isLeaving) return stop(stream)
      setOn(stream !== undefined)
      if (!stream || !video.current) return
      video.current.srcObject = stream
      await video.current.play().catch(() => undefined)
      await look()
    }
    void begin()
    return () => {
      isLeaving = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [])
  return (
    <div>
      <video
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        aria-label={texts.scan.camera}
        className="aspect-square w-full rounded-m bg-surface object-cover"
      />
      <p className="mt-2 text-small text-ink-2">{isOn === false ? texts.scan.noCamera : texts.scan.aim}</p>
    </div>
  )
}

async function openCamera(): Promise<MediaStream | undefined> {
  // a page that is not secure has no mediaDevices at all
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return devices?.getUserMedia({ video: { facingMode: 'environment' } }).catch(() => undefined)
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
