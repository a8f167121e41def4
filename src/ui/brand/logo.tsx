import { BarkMark } from './bark-mark.tsx'
import type { Bark } from './bark-mark.tsx'

/** Mark and name. The caller wraps it in the link home. `note` names the language where the site has a twin. */
export const Logo = (props: { bark: Bark; name: string; suffix?: string; note?: string }) => (
  <span className="word-mark">
    <BarkMark bark={props.bark} className="h-6.75 w-5 sm:h-8 sm:w-6" />
    <span>
      {props.name}
      {props.suffix && <span className="font-normal"> {props.suffix}</span>}
    </span>
    {props.note && <span className="word-mark-line">{props.note}</span>}
  </span>
)
