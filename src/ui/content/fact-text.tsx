import { phoneHref } from '#src/lib/address/links.ts'
import { textLinkClass } from '../actions/text-link-class.ts'
import { EmailAddress } from './email-address.tsx'
import { Unbroken } from './unbroken.tsx'

/** What a fact is, where it is a number to call or an address to write to. */
export type FactKind = 'phone' | 'email'

/** What a fact says; a phone number is called, and an address written to. */
export function FactText({ text, kind }: { text: string; kind?: FactKind | undefined }) {
  const linkClass = `${textLinkClass({ look: 'quiet' })} wrap-anywhere`
  if (kind === 'phone')
    return (
      <a href={phoneHref(text)} className={linkClass}>
        {text}
      </a>
    )
  if (kind === 'email')
    return (
      <a href={`mailto:${text}`} className={linkClass}>
        <EmailAddress>{text}</EmailAddress>
      </a>
    )
  return <Unbroken text={text} />
}
