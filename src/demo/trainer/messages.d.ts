import type sv from './messages.sv.json'

declare module '#src/i18n/messages.ts' {
  interface Messages {
    trainer: typeof sv
  }
}
