import type sv from './messages.sv.json'

declare module '#src/i18n/messages.ts' {
  interface Messages {
    'nothing-found': typeof sv
  }
}
