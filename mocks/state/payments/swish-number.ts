/** Digits that a Swish number has, with its country code. */
const aliasForm = /^[1-9][0-9]{7,14}$/

/**
 * A phone number as Swish takes it: 8 to 15 digits with the country code, no plus sign and no leading zero; undefined when
 * it can't be made one (BE18). A number of one zero is Swedish.
 */
export function swishAlias(phoneNumber: string): string | undefined {
  const digits = phoneNumber.replaceAll(/[\s-]/g, '')
  const alias = /^(\+|00)/.test(digits) ? digits.replace(/^(\+|00)/, '') : digits.replace(/^0/, '46')
  return aliasForm.test(alias) ? alias : undefined
}
