import { createTranslator } from 'use-intl'
import en from '#src/demo/trainer/messages.en.json' with { type: 'json' }

/** What the trainer's page says in English, by key and with values: it is the language of the browsers of the tests. */
export const t = createTranslator({ locale: 'en', messages: { trainer: en }, namespace: 'trainer' })
