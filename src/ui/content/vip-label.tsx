import { Icon } from '../icons/icon.tsx'
import { key } from '../icons/things.ts'

/** Priority: birch yellow with a key, the same on every site. */
export const VipLabel = ({ children }: { children: string }) => (
  <span className="inline-flex h-7 items-center gap-1.75 rounded-s bg-vip pr-2.75 pl-2.25 text-micro font-label tracking-[0.01em] whitespace-nowrap text-on-vip forced-colors:border">
    <Icon path={key} size="s" />
    {children}
  </span>
)
