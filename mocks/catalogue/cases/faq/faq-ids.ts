/** Articles of the info step. */
export const faqIds = [
  'faq-dishwasher',
  'faq-fridge',
  'faq-stove',
  'faq-hood',
  'faq-washer',
  'faq-dryer',
  'faq-radiator',
  'faq-tap',
  'faq-drain',
  'faq-fuse',
  'faq-ventilation',
  'faq-cracks',
  'faq-elevator',
] as const

export type FaqId = (typeof faqIds)[number]
