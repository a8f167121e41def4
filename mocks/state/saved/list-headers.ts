import type { Site } from '#src/sites/site.ts'

/**
 * What the button of a mail program stops mails by: the address that stops them (RFC 2369), and that one press without a
 * question is enough (RFC 8058). Whoever opens the address comes to the page where they are stopped by hand, as by the
 * letter itself.
 */
export const listHeaders = (code: string, { hosts: [host = 'localhost'] }: Site) => ({
  'List-Unsubscribe': `<https://${host}/account_service/unsubscribe?code=${code}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
