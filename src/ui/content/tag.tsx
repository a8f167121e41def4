import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** A small tinted fact, such as an attached file. */
export const Tag = ({ icon, children }: { icon?: string; children: ReactNode }) => (
  <span className="inline-flex min-h-8.5 items-center gap-2 rounded-btn bg-brand-tint px-3 py-1 text-small leading-[1.3] font-medium text-brand-press">
    {icon && <Icon path={icon} size="s" />}
    {children}
  </span>
)
