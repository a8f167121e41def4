import { Icon } from '../icons/icon.tsx'
import { key } from '../icons/things.ts'

/** Priority: birch yellow with a key, the same on every site. */
export const VipLabel = ({ children }: { children: string }) => (
  <span className="vip-mark">
    <Icon path={key} size="s" />
    {children}
  </span>
)
