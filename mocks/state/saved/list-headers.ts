import type { Site } from '#src/sites/site.ts'

/**
 * What the button of a mail program stops mails by: the address that stops them (RFC 2369), and that one press without a
 * question is enough (RFC 8058). The letter itself says how to stop
 * them by hand.
 */
export const listHeaders = (code: string, { hosts: [host = 'localhost'] }: Site) => ({
  'List-Unsubscribe': `<https://${host}/account_service/unsubscribe?code=${code}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
