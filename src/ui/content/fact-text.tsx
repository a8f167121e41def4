import { phoneHref } from '#src/lib/address/links.ts'
import { textLinkClass } from '../actions/text-link-class.ts'
import { EmailAddress } from './email-address.tsx'
import { Unbroken } from './unbroken.tsx'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** As people write it, with its country or not: a sum begins with neither of the two. */
const phone = /^(?:\+|0)[\d\s-]{6,}$/

/** What a fact says; a phone number is called, and an address written to. */
export function FactText({ text }: { text: string }) {
  const linkClass = `${textLinkClass({ look: 'quiet' })} wrap-anywhere`
  if (phone.test(text))
    return (
      <a href={phoneHref(text)} className={linkClass}>
        {text}
      </a>
    )
  if (email.test(text))
    return (
      <a href={`mailto:${text}`} className={linkClass}>
        <EmailAddress>{text}</EmailAddress>
      </a>
    )
  return <Unbroken text={text} />
}
