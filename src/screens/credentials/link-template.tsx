import { type ReactNode, useState } from 'react'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateName, TemplateProps } from '#src/screens/template.ts'
import { ChangeEmail } from './change-email.tsx'
import { PriceMailsByLink } from './unsubscribe/price-mails.tsx'
import { SearchAlertsByLink } from './unsubscribe/search-alerts.tsx'
import { SetPassword } from './password/set-password.tsx'
import { UndoAddress } from './undo-address.tsx'
import { useLinkKey } from './use-link-key.ts'

const PasswordByLink = () => <SetPassword token={useLinkKey('token')} />
/** The mail to the new address has an id, that to the old one a token. */
function AddressByLink() {
  const id = useLinkKey('id')
  const token = useLinkKey('token')
  return token ? <UndoAddress token={token} /> : <ChangeEmail id={id} />
}
/** Mails about a search and those about prices lead to one page, and their links say which they are. */
function AlertsByLink() {
  const code = useLinkKey('code')
  // as of the code, what the address was that one came to
  const [about] = useState(() => new URLSearchParams(location.search).get('about'))
  return about === 'prices' ? <PriceMailsByLink code={code} /> : <SearchAlertsByLink code={code} />
}

/** What each page that a mail leads to does with the key of its link. */
const parts: Partial<Record<TemplateName, () => ReactNode>> = {
  setPassword: PasswordByLink,
  changeEmail: AddressByLink,
  searchAlerts: AlertsByLink,
}

/** A page that the link of a mail leads to: a new password (T-026), another address (T-015), no more mails (F-153). */
export function LinkTemplate({ page }: TemplateProps) {
  const { heading, preamble, blocks } = contentOf(page, 'account')
  const Part = parts[page.template]
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <div className="max-w-150">{Part && <Part />}</div>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
