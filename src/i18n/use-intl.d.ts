import type { Language } from '#src/sites/site.ts'
import type { Messages as AllMessages } from './messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: AllMessages
  }
}
