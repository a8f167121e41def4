import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { check, info, warning } from '../icons/status.ts'

const tones = {
  info: { box: 'border-transparent bg-info-tint', icon: info },
  ok: { box: 'border-transparent bg-ok-tint', icon: check },
  warn: { box: 'border-transparent bg-warn-tint', icon: warning },
  /** Only errors have an outline. */
  err: { box: 'border-err bg-err-tint', icon: warning },
}

export type MessageProps = {
  tone?: keyof typeof tones
  title?: string
  icon?: string
  /** Read out when it appears: an error at once, the rest when the reader pauses. */
  live?: boolean
  className?: string
  children: ReactNode
}

/** A message in the page: tint and icon. */
export function Message({ tone = 'info', title, icon, live = false, className, children }: MessageProps) {
  const liveRole = tone === 'err' ? 'alert' : 'status'
  return (
    <div role={live ? liveRole : undefined} className={clsx('message', tones[tone].box, className)}>
      <Icon path={icon ?? tones[tone].icon} className="mt-px" />
      <div className="min-w-0">
        {title && <p className="font-strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
